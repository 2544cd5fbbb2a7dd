// The order in which choices are listed.

import type { LegalMove } from "../generated/types";

/** The moves of each kind together, kinds in the order of their first move. */
export function byKind(legal: readonly LegalMove[]): LegalMove[][] {
  const groups = new Map<string, LegalMove[]>();
  for (const move of legal) {
    const kind = String(move.move["kind"]);
    groups.set(kind, [...(groups.get(kind) ?? []), move]);
  }
  return [...groups.values()];
}
