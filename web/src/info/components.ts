// The components of an edition for the gallery, and where each value comes from.

import type { GalleryEntry, GalleryKind } from "../boards/contract";
import type { EditionJson } from "../generated/types";

export type Tag = "rulebook" | "public" | "reconstructed";
export const TAGS: Tag[] = ["rulebook", "public", "reconstructed"];
export const NOT_VALUES = ["id", "names", "source", "notes", "note"];

type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** An entry with the source that its data names; symbols have none. */
export interface SourcedEntry extends GalleryEntry {
  source?: unknown;
}
export interface SourcedKind extends GalleryKind {
  entries: SourcedEntry[];
}

/** The kinds that a game draws, and one more (`""`) with all other values that name their source;
 *  `fieldName` says what a field is called, "" if there is no word for it: such values are left out. */
export function kindsOf(
  drawn: readonly GalleryKind[],
  edition: EditionJson,
  fieldName: (key: string) => string,
): SourcedKind[] {
  const kinds: SourcedKind[] = drawn.map(({ section, entries }) => ({
    section,
    entries: entries.map((entry) => ({ ...entry, source: sourceOf(entry.entry) })),
  }));
  const others = otherValues(
    edition.components,
    new Set(drawn.map(({ section }) => section)),
    fieldName,
  );
  return others.length > 0 ? [...kinds, { section: "", entries: others }] : kinds;
}

const sourceOf = (entry: unknown): unknown => (isObject(entry) ? entry["source"] : undefined);

/** Values that belong to no drawn kind: the board, setup, scoring. */
function otherValues(
  components: unknown,
  drawn: ReadonlySet<string>,
  fieldName: (key: string) => string,
): SourcedEntry[] {
  const found: SourcedEntry[] = [];
  const add = (section: string, entry: Json): void => {
    const names = section.split(".").map(fieldName);
    if (names.includes("")) return;
    found.push({
      id: section,
      name: names.join(", "),
      lines: [],
      entry,
      source: entry["source"],
    });
  };
  const walk = (value: unknown, section: string): void => {
    if (drawn.has(section) || !isObject(value)) return;
    if ("source" in value && section) add(section, value);
    else
      for (const [name, inner] of Object.entries(value))
        walk(inner, section ? `${section}.${name}` : name);
  };
  walk(components, "");
  return found;
}

/** What fits a kind (`""`: all, `other`: the undrawn values) and a word of a name or a text. */
export function matching(
  kinds: readonly SourcedKind[],
  kind: string,
  wanted: string,
  language: string,
): SourcedKind[] {
  const word = wanted.trim().toLocaleLowerCase(language);
  const has = ({ name, lines }: GalleryEntry): boolean =>
    [name, ...lines].some((text) => text.toLocaleLowerCase(language).includes(word));
  return kinds
    .filter(({ section }) => kind === "" || (section || "other") === kind)
    .map(({ section, entries }) => ({ section, entries: entries.filter(has) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Which tags a source names: one text for everything, or one for each field. */
export function sources(source: unknown): Tag[] {
  const said = isObject(source) ? Object.values(source).map(String) : [String(source)];
  return TAGS.filter((tag) => said.some((text) => text.includes(tag)));
}

/** How many entries rest on each kind of source at least in part. */
export function tally(kinds: readonly SourcedKind[]): Record<Tag, number> {
  const count: Record<Tag, number> = { rulebook: 0, public: 0, reconstructed: 0 };
  for (const { entries } of kinds)
    for (const { source } of entries)
      if (source !== undefined) for (const tag of sources(source)) count[tag] += 1;
  return count;
}
