// From paragraphs of the how-to-play with the decisions and moves they explain, to the paragraph of each.

export function byParagraph(paragraphs: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paragraphs).flatMap(([place, names]) => names.map((name) => [name, place])),
  );
}
