// Pictures of positions for programs (`farshore.envs`): the boards of the web, drawn without a browser.
// Built into one file that any JavaScript engine runs; it needs neither a page nor Node.

import { render } from "svelte/server";
import type { EditionJson, GameJson, SeatJson } from "../generated/types";
import base from "../styles/base.css?inline";
import tokens from "../styles/tokens.css?inline";
import { Play } from "../table/play.svelte";
import { GameWords } from "../words/game";
import { Words } from "../words/words";
import type { PictureOf } from "./contract";
import own from "./pictures.css?inline";
import { resolve } from "./css/inline";

type Known = PictureOf<Record<string, unknown>>;

const found = import.meta.glob<Known>("./*/index.ts", { eager: true, import: "default" });
const pictures = new Map(
  Object.entries(found).map(([path, picture]) => [path.split("/")[1] ?? "", picture]),
);
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const play = new Play({ send: () => undefined, why: () => Promise.resolve(null) });
let words = new Words("en");

/** The games that there are pictures of, as a list in JSON. */
export function games(): string {
  return JSON.stringify([...pictures.keys()]);
}

/** The messages in which the pictures speak, as one Fluent file. */
export function speak(messages: string): void {
  words = new Words("en", messages);
}

/** A spectator's view as layers of SVG, from the bottom up; all that is given, and the list of them, is JSON. */
export function draw(
  gameText: string,
  editionText: string,
  viewText: string,
  theme: string,
): string {
  const game = JSON.parse(gameText) as GameJson;
  const view = JSON.parse(viewText) as Record<string, unknown> & { players: number };
  const picture = pictures.get(game.name);
  if (!picture) throw new Error(`no picture of ${game.name}`);
  const names = Array.from({ length: view.players }, (_, seat) =>
    capital(words.say("actor-seat", { seat: String(seat) })),
  );
  const seats = names.map((name, seat): SeatJson => ({
    seat,
    kind: "person",
    name,
    bot: null,
    connected: true,
    waits: false,
    ends: null,
    emblem: null,
    host: false,
  }));
  const props = {
    view,
    seats,
    you: null,
    words: new GameWords(words, game, edition(editionText), names, null),
    play,
    recent: [],
    motion: 0,
  };
  const { head, body } = render(picture.Picture, { props });
  const styles = [...head.matchAll(STYLE)].map(([, text = ""]) => text);
  return JSON.stringify(
    resolve(body, [tokens, base, own, ...picture.sheets, ...styles], theme, picture.ground),
  );
}

let kept: { text: string; edition: EditionJson } | null = null;

/** Boards keep what they have read out of an edition, so the same one stays the same. */
function edition(text: string): EditionJson {
  if (kept?.text !== text) kept = { text, edition: JSON.parse(text) as EditionJson };
  return kept.edition;
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
