/** Equal cards are one choice, so they lie on each other. */
export function grouped(cards: string[]): { id: string; copies: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([id, copies]) => ({ id, copies }));
}
