// The order in which choices are listed.

import type { LegalMove } from "../generated/types";

/** Kinds of moves that give something up or leave it: they are read last. */
const LAST = ["give_back", "decline", "continue", "done", "end_turn"];
const lateness = (kind: string): number => LAST.findIndex((late) => kind.startsWith(late));

/** The moves of each kind together, kinds in the order of their first move. */
export function byKind(legal: readonly LegalMove[]): LegalMove[][] {
  const groups = new Map<string, LegalMove[]>();
  for (const move of legal) {
    const kind = String(move.move["kind"]);
    groups.set(kind, [...(groups.get(kind) ?? []), move]);
  }
  return [...groups].sort(([a], [b]) => lateness(a) - lateness(b)).map(([, moves]) => moves);
}
