// Short names in narrow places.

export const NAME_LINES = 3;

/** Words on lines of about so many letters; what does not fit is cut with an ellipsis. */
export function wrapped(text: string, letters: number, most: number): string[] {
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
