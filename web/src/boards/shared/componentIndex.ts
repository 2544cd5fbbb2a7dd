// Looking up the components of an edition by their ids.

import type { EditionJson } from "../../generated/types";

/** The components of one or several lists by their id. */
export function byId<T extends { id: string }>(...lists: T[][]): Map<string, T> {
  return new Map(lists.flat().map((component) => [component.id, component]));
}

/** The component with an id. A view never names one that its edition does not have. */
export function component<T>(index: ReadonlyMap<string, T>, id: string): T {
  const found = index.get(id);
  if (found === undefined) throw new Error(`no component ${id}`);
  return found;
}

/** Reads the component data of an edition once, however many parts of a board ask for it. The server has
 *  checked every edition with the reader of its game, so the data has the type `C`. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the reader names it
export function oncePerEdition<C, T>(read: (components: C) => T): (edition: EditionJson) => T {
  const known = new WeakMap<EditionJson, T>();
  return (edition) => {
    let data = known.get(edition);
    if (data === undefined) known.set(edition, (data = read(edition.components as C)));
    return data;
  };
}
