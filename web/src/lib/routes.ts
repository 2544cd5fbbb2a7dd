// Which page belongs to which address; each page is loaded when it is first needed.

import type { Component } from "svelte";
import type { WordsPart } from "./session.svelte";

type Loaded = Promise<{ default: Component<Record<string, string>> }>;

interface Route {
  path: RegExp;
  load(): Loaded;
  /** The page fills the window and does not scroll. */
  full?: boolean;
  /** Words that the page needs beside those of all pages. */
  words?: WordsPart;
}

interface Matched extends Omit<Route, "path"> {
  props: Record<string, string>;
}

const pages = import.meta.glob("../pages/*.svelte");
const page = (name: string) => (): Loaded =>
  ((pages[`../pages/${name}.svelte`] ?? pages["../pages/NotFound.svelte"]) as () => Loaded)();

const ID = "(?<id>[A-Za-z0-9_-]+)";
const GAME = "(?<game>[a-z_]+)";
const ROUTES: Route[] = [
  { path: /^\/$/, load: page("Home") },
  { path: /^\/new$/, load: page("NewTable") },
  { path: new RegExp(`^/t/${ID}$`), load: page("Table"), full: true },
  { path: new RegExp(`^/t/${ID}/result$`), load: page("Result") },
  { path: new RegExp(`^/t/${ID}/replay$`), load: page("Replay"), full: true },
  { path: new RegExp(`^/t/${ID}/plan$`), load: page("Plan"), full: true },
  { path: new RegExp(`^/how-to-play/${GAME}$`), load: page("HowTo"), words: "howto" },
  { path: /^\/components$/, load: page("Components") },
  { path: new RegExp(`^/components/${GAME}$`), load: page("Gallery"), words: "editions" },
  { path: /^\/puzzles$/, load: page("Puzzles") },
  { path: new RegExp(`^/puzzles/${GAME}/(?<number>[0-9]+)$`), load: page("Puzzle"), full: true },
  { path: new RegExp(`^/box/${GAME}$`), load: page("Box"), words: "editions" },
  { path: new RegExp(`^/box/${GAME}/${ID}$`), load: page("BoxEditor"), words: "editions" },
  { path: new RegExp(`^/shared-box/${ID}$`), load: page("SharedBox"), words: "editions" },
  { path: /^\/claim$/, load: page("Claim") },
  { path: /^\/me\/calls$/, load: page("Calls") },
  { path: /^\/unsubscribe$/, load: page("Unsubscribe") },
  { path: /^\/share$/, load: page("Share") },
  { path: /^\/me$/, load: page("Me") },
  { path: /^\/sign-in$/, load: page("SignIn") },
  { path: /^\/sign-in\/openid$/, load: page("OpenId") },
  { path: /^\/operator$/, load: page("Operator") },
];
const NOWHERE: Omit<Route, "path"> = { load: page("NotFound") };

export function match(path: string): Matched {
  for (const { path: pattern, ...route } of ROUTES) {
    const found = pattern.exec(path.length > 1 ? path.replace(/\/$/, "") : path);
    if (found) return { ...route, props: { ...found.groups } };
  }
  return { ...NOWHERE, props: {} };
}
