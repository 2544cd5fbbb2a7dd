// Text in SVG has no box of its own: fit it into one.

const WIDTH = 0.53;

export function widthOf(text: string, size: number): number {
  return text.length * size * WIDTH;
}

/** The text as it fits into `width`: as it is, squeezed a little, or cut. */
export function fit(text: string, width: number, size: number): { text: string; length?: number } {
  const natural = widthOf(text, size);
  if (natural <= width) return { text };
  if (natural * 0.76 <= width) return { text, length: width };
  const most = Math.max(1, Math.floor(width / (size * WIDTH * 0.86)) - 1);
  return { text: `${text.slice(0, most).trimEnd()}…` };
}

/** At most `lines` lines that fit into `width`, broken between words. */
export function wrap(text: string, width: number, size: number, lines = 2): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > width && found.length < lines - 1) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  return [...found, fit(line, width, size).text];
}

export const NAME_LINES = 3;

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
