// The lists of an edition as kinds of the gallery.

import type { GameWords } from "../../words/game";
import type { GalleryEntry, GalleryKind } from "../contract";

export interface Named {
  id: string;
  names?: Partial<Record<string, string>>;
}

/** What a component is called in the reader's language; "" if it has no name of its own. */
export function ownName(words: GameWords, component: Named): string {
  const { names = {} } = component;
  return names[words.words.language] ?? names["en"] ?? "";
}

/** A list of components with what each of them does. */
export function kind<T extends Named>(
  words: GameWords,
  section: string,
  list: readonly T[],
  lines: (component: T) => string[],
  name: (component: T) => string = (component) => ownName(words, component),
): GalleryKind {
  const entries: GalleryEntry[] = list.map((component) => ({
    id: component.id,
    name: name(component),
    lines: lines(component),
    entry: component,
  }));
  return { section, entries };
}
