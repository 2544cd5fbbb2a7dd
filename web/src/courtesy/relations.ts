// Muting and blocking: what is kept, and changing it.

import type { SeatRelation, SeatRelations } from "../generated/types";
import { get, put, remove } from "../lib/api";

export type Kind = SeatRelation["kind"];

/** Whom I have muted or blocked at a table. */
export async function relationsAt(table: string): Promise<SeatRelation[]> {
  return (await get<SeatRelations>(`/api/tables/${table}/relations`)).relations;
}

export const relate = (table: string, seat: number, kind: Kind): Promise<void> =>
  put(`/api/tables/${table}/seats/${seat}/relation`, { kind });

export const endRelation = (id: string): Promise<void> => remove(`/api/me/relations/${id}`);
