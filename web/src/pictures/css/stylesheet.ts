// Style sheets as lists of rules: as much of CSS as our own sheets use. What depends on a pointer, on
// focus or on the screen never holds in a picture.

import type { Node } from "../markup";

interface Compound {
  tag: string;
  classes: string[];
  attributes: [string, string][];
  pseudo: { name: string; of: Selector[] }[];
}
export interface Selector {
  /** From left to right, and what joins each to the one before it. */
  parts: Compound[];
  joins: string[];
  weight: number;
}
export type Setting = [property: string, value: string];
export interface Rule {
  selector: Selector;
  settings: Setting[];
}

const RULE = /@[^{};]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})|([^{}]+)\{([^{}]*)\}/g;
const SIMPLE = /\*|\.([\w-]+)|\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]|::?([\w-]+)(\()?|#?[\w-]+/y;
const JOIN = /\s*([>+~])\s*|\s+/y;
const CLASS = 1000;
/** Rules for pages only: a picture has no screen, loads no fonts and does not move. */
const NEVER_RULES = /^@(media|keyframes|font-face|charset)\b/;
/** What depends on a pointer, the focus or a control never holds in a picture. */
const NEVER =
  /^(hover|focus|focus-visible|focus-within|active|disabled|checked|target|before|after|backdrop|placeholder|selection|-(webkit|moz)-.*)$/;
/** Of `:has()` only what never holds is understood. */
const NEVER_INSIDE = /^[^)]*:(hover|focus|focus-visible|active)\)/;
const HOLDS = /^(not|is|where|root|first-child)$/;

const known = new Map<string, Rule[]>();

/** The rules of a sheet, read once. */
function rules(sheet: string): Rule[] {
  let found = known.get(sheet);
  if (!found) known.set(sheet, (found = read(sheet)));
  return found;
}

/** CSS that this folder does not understand. A picture that would differ from the page is not drawn. */
export class UnsupportedCss extends Error {
  constructor(what: string) {
    super(`pictures do not support this CSS: ${what.trim()}`);
  }
}

function read(sheet: string): Rule[] {
  const found: Rule[] = [];
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, "");
  const left = text.replace(RULE, "").trim();
  if (left) throw new UnsupportedCss(left); // nested rules, or what is no rule at all
  for (const [whole, selectors, body] of text.matchAll(RULE)) {
    if (selectors === undefined || body === undefined) {
      if (!NEVER_RULES.test(whole)) throw new UnsupportedCss(whole);
      continue;
    }
    const set = settings(body);
    for (const selector of split(selectors, ","))
      found.push({ selector: readSelector(selector.trim()), settings: set });
  }
  return found;
}

export function settings(body: string): Setting[] {
  return split(body, ";").flatMap((one): Setting[] => {
    const colon = one.indexOf(":");
    if (colon < 0) return [];
    return [
      [
        one.slice(0, colon).trim(),
        one
          .slice(colon + 1)
          .replace("!important", "")
          .trim(),
      ],
    ];
  });
}

/** Splits where the mark stands outside of brackets. */
export function split(text: string, mark: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === mark && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + letter);
  }
  return parts.filter((part) => part.trim());
}

function readSelector(text: string): Selector {
  const selector: Selector = { parts: [], joins: [], weight: 0 };
  for (let at = 0, join = ""; at < text.length;) {
    const part: Compound = { tag: "", classes: [], attributes: [], pseudo: [] };
    selector.parts.push(part);
    selector.joins.push(join);
    at = readCompound(text, at, part, selector);
    JOIN.lastIndex = at;
    const joined = JOIN.exec(text);
    join = joined?.[1] ?? " ";
    if (!joined && at < text.length) throw new UnsupportedCss(text);
    at = joined ? JOIN.lastIndex : text.length;
  }
  return selector;
}

function readCompound(text: string, from: number, part: Compound, selector: Selector): number {
  let at = from;
  for (SIMPLE.lastIndex = at; at < text.length; SIMPLE.lastIndex = at) {
    const found = SIMPLE.exec(text);
    if (!found) break;
    at = SIMPLE.lastIndex;
    const [whole, className, attribute, value = "", pseudo, opens] = found;
    if (className !== undefined) part.classes.push(className);
    else if (attribute !== undefined) part.attributes.push([attribute, value]);
    else if (pseudo !== undefined) {
      const never = NEVER.test(pseudo) || (pseudo === "has" && NEVER_INSIDE.test(text.slice(at)));
      if (!never && !HOLDS.test(pseudo)) throw new UnsupportedCss(text);
      const end = opens ? closing(text, at) : at;
      const of = opens
        ? split(text.slice(at, end), ",").map((inner) => readSelector(inner.trim()))
        : [];
      at = opens ? end + 1 : at;
      part.pseudo.push({ name: pseudo, of });
      if (of.length > 0)
        selector.weight += pseudo === "where" ? 0 : Math.max(...of.map(({ weight }) => weight));
      else selector.weight += CLASS;
      continue;
    } else if (whole.startsWith("#")) throw new UnsupportedCss(text);
    else if (whole !== "*") part.tag = whole;
    selector.weight += whole === "*" ? 0 : part.tag === whole ? 1 : CLASS;
  }
  return at;
}

export function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Whether a selector (up to one of its parts) fits a node. */
export function matches(node: Node, { parts, joins }: Selector, at = parts.length - 1): boolean {
  const part = parts[at];
  if (!part || !fits(node, part)) return false;
  if (at === 0) return true;
  const selector = { parts, joins, weight: 0 };
  if (joins[at] === ">") return node.parent !== null && matches(node.parent, selector, at - 1);
  if (joins[at] === "+") return node.before !== null && matches(node.before, selector, at - 1);
  const next = joins[at] === "~" ? "before" : "parent";
  for (let other = node[next]; other; other = other[next])
    if (matches(other, selector, at - 1)) return true;
  return false;
}

function fits(node: Node, { tag, classes, attributes, pseudo }: Compound): boolean {
  return (
    (tag === "" || tag === node.name) &&
    classes.every((name) => node.classes.has(name)) &&
    attributes.every(([name, value]) => node.attributes.get(name) === value) &&
    pseudo.every(({ name, of }) => holds(node, name, of))
  );
}

function holds(node: Node, name: string, of: Selector[]): boolean {
  if (name === "not") return !of.some((selector) => matches(node, selector));
  if (name === "is" || name === "where") return of.some((selector) => matches(node, selector));
  if (name === "root") return node.parent === null;
  if (name === "first-child") return node.before === null;
  return false;
}

/** The rules of several sheets, found by what their last part names. */
export class Sheet {
  private readonly byClass = new Map<string, Ordered[]>();
  private readonly others: Ordered[] = [];

  constructor(texts: string[]) {
    texts.flatMap(rules).forEach((rule, order) => {
      const name = rule.selector.parts.at(-1)?.classes[0];
      const ordered = { ...rule, order };
      if (name === undefined) this.others.push(ordered);
      else this.byClass.set(name, [...(this.byClass.get(name) ?? []), ordered]);
    });
  }

  /** What the sheets set for a node; the last word comes last. */
  of(node: Node): Setting[] {
    const near = [...node.classes].flatMap((name) => this.byClass.get(name) ?? []);
    return [...this.others, ...near]
      .filter(({ selector }) => matches(node, selector))
      .sort((a, b) => a.selector.weight - b.selector.weight || a.order - b.order)
      .flatMap(({ settings }) => settings);
  }
}
type Ordered = Rule & { order: number };
