// The points that a move brings, as people read them.

import type { HintChoice } from "../generated/types";

/** +3, −1: with a sign, and a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** What the moves after the first change in the score: all that is expected, without what it brings now. */
export function prepared(
  choice: Pick<HintChoice, "now" | "then" | "line">,
): Record<string, number> {
  const later: Record<string, number> = {};
  if (choice.line.length < 2) return later;
  for (const part of new Set([...Object.keys(choice.now), ...Object.keys(choice.then)])) {
    const change = (choice.then[part] ?? 0) - (choice.now[part] ?? 0);
    if (change !== 0) later[part] = change;
  }
  return later;
}
