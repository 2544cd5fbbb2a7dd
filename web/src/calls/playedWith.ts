// The people somebody has played with, so that they can be invited again.

import type { TableJson } from "../generated/types";

/** Somebody, named by the seat of a table where both have played. */
export interface Companion {
  name: string;
  table: TableJson;
  seat: number;
}

/**
 * Whom to offer at an open table, from `tables`, those of who asks: each name once, with the game
 * played last. Who sits here already is left out, and so is who was deleted and has no name.
 */
export function playedWith(tables: TableJson[], here: TableJson): Companion[] {
  const known = new Set(here.seats.map(({ name }) => name).filter(Boolean));
  const found: Companion[] = [];
  const begun = tables.filter(({ status, you }) => status !== "open" && you.seat !== null);
  for (const table of begun.sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)))
    for (const { kind, name, seat } of table.seats) {
      if (kind !== "person" || seat === table.you.seat || !name || known.has(name)) continue;
      known.add(name);
      found.push({ name, table, seat });
    }
  return found;
}
