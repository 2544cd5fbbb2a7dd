// Games and editions do not change while a page is open: each is fetched once.

import type { EditionJson, GameJson, TableJson } from "../generated/types";
import type { Schema } from "../edition/schema";
import { get } from "./api";

const responses = new Map<string, Promise<unknown>>();

function cached<T>(path: string): Promise<T> {
  let response = responses.get(path);
  if (!response) {
    response = get<T>(path);
    responses.set(path, response);
    response.catch(() => responses.delete(path));
  }
  return response as Promise<T>;
}

export const loadGame = (game: string): Promise<GameJson> => cached(`/api/games/${game}`);

export function loadEdition(game: string, edition: string): Promise<EditionJson> {
  return cached(`/api/games/${game}/editions/${edition}`);
}

export const loadEditionSchema = (game: string): Promise<Schema> =>
  cached(`/api/games/${game}/edition-schema`);

export function loadTableEdition(table: TableJson): Promise<EditionJson> {
  return table.own_edition
    ? cached(`/api/tables/${table.id}/edition`)
    : loadEdition(table.game, table.data);
}
