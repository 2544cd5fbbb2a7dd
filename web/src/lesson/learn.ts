// The ways into a lesson, and who has not played a game yet.

import type { TableJson } from "../generated/types";
import { post } from "../lib/api";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";

export const hasLesson = (game: string): boolean => session.games?.lessons.includes(game) ?? false;

/** Whether somebody at this browser has not begun this game yet. */
export const isNew = (game: string): boolean =>
  hasLesson(game) && !session.settings.known.includes(game);

/** Notes that a game has been begun here. */
export function note(game: string): void {
  if (session.settings.known.includes(game)) return;
  session.settings.known = [...session.settings.known, game];
  session.keep();
}

/** Opens the table where a game is learnt: a new one, or the one that was begun. */
export async function learn(game: string): Promise<void> {
  const table = await post<TableJson>(`/api/lessons/${game}`);
  note(game);
  router.go(`/t/${table.id}`);
}
