// Text in SVG has no box of its own: fit it into one.

import { softened } from "./softHyphens";

/** How wide letters of the text font are, in hundredths of its size; all others have `USUAL`. */
const WIDTHS: [number, string][] = [
  [25, " il|ì.,'`"],
  [29, "Ijł:;!"],
  [37, 'r()[]{}f"’'],
  [41, "t1-/"],
  [48, "szśźż–"],
  [53, "aąäàkxcćJLŁ?"],
  [60, "bdgpqBEĘÈÉPSŚ8"],
  [65, "RYKZŹŻX04&+"],
  [71, "AĄÄÀCĆDUÜV"],
  [77, "GHNŃOÓÖQ"],
  [85, "mwM%"],
  [98, "W@…"],
];
const USUAL = 57;
const WIDTH_OF = new Map(
  WIDTHS.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
);
/** Narrower than this a line looks squeezed. */
const CLOSEST = 0.86;

export function widthOf(text: string, size: number): number {
  const hundredths = Array.from(text).reduce(
    (sum, letter) => sum + (WIDTH_OF.get(letter) ?? USUAL),
    0,
  );
  return (hundredths * size) / 100;
}

/** The text as it fits into `width`: as it is, set a little closer, or cut. */
export function fit(text: string, width: number, size: number): { text: string; length?: number } {
  const natural = widthOf(text, size);
  if (natural <= width) return { text };
  if (natural * CLOSEST <= width) return { text, length: width };
  let most = text.length - 1;
  while (most > 1 && widthOf(`${text.slice(0, most)}…`, size) > width) most -= 1;
  return { text: `${text.slice(0, most).trimEnd()}…` };
}

const SOFT_HYPHEN = "\u00ad";

/** Words and parts of words on one line. A part that ends with a soft hyphen goes on in the next. */
function joined(parts: string[]): string {
  const line = parts.map((part) => (part.endsWith(SOFT_HYPHEN) ? part : `${part} `)).join("");
  const text = line.trimEnd().replaceAll(SOFT_HYPHEN, "");
  return line.endsWith(SOFT_HYPHEN) ? `${text}-` : text;
}

/** Parts on just so many lines, so that the widest is as narrow as can be. */
function balanced(parts: string[], lines: number): string[] {
  if (lines <= 1 || parts.length < 2) return [joined(parts)];
  const widest = (found: string[]): number => Math.max(...found.map((line) => widthOf(line, 1)));
  const ways = parts
    .slice(1)
    .map((_, at) => [joined(parts.slice(0, at + 1)), ...balanced(parts.slice(at + 1), lines - 1)]);
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best));
}

/** As few lines as fit into `width`, at most `lines`, broken between words. If that is not enough, long
 *  words are broken; what does not fit even then is cut. */
export function wrap(text: string, width: number, size: number, lines = 2): string[] {
  const most = (found: string[]): number =>
    Math.max(...found.map((line) => widthOf(line, size))) / width;
  const words = text.split(" ");
  const parts = softened(text).split(/(?<=\u00ad)| /u);
  for (const pieces of [words, parts]) {
    for (let count = 1; count <= lines; count += 1) {
      const found = balanced(pieces, count);
      if (most(found) <= (count < lines ? 1 : 1 / CLOSEST)) return found;
    }
  }
  return balanced(words, lines).map((line) => fit(line, width, size).text);
}

const NAME_LINES = 3;

/** A name as it fits into `width`: on two lines, or on three if it would be cut. */
export function nameLines(
  name: string,
  width: number,
  size: number,
  most = NAME_LINES,
): { text: string; length?: number }[] {
  let lines = wrap(name, width, size);
  if (most > lines.length && lines.some((line) => line.endsWith("…")))
    lines = wrap(name, width, size, most);
  return lines.map((line) => fit(line, width, size));
}

/** Words on lines of about so many letters; what does not fit is cut with an ellipsis. */
export function wrapByLetters(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines
    .slice(0, most)
    .map((line) => (line.length > letters + 3 ? `${line.slice(0, letters + 1)}…` : line));
  if (lines.length > most) shown[most - 1] = `${shown[most - 1] ?? ""}…`;
  return shown;
}
