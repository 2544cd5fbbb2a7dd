// What does not change while a page is open: games and editions, asked for once.

import type { EditionJson, GameJson, TableJson } from "../generated/types";
import { get } from "./api";

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let asked = kept.get(path);
  if (!asked) {
    asked = get<T>(path);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
  }
  return asked as Promise<T>;
}

export const gameOf = (game: string): Promise<GameJson> => once(`/api/games/${game}`);

export function editionOf(game: string, edition: string): Promise<EditionJson> {
  return once(`/api/games/${game}/editions/${edition}`);
}

export function editionAt(table: TableJson): Promise<EditionJson> {
  return table.own_edition
    ? once(`/api/tables/${table.id}/edition`)
    : editionOf(table.game, table.data);
}
