// An edition's file as tables: what each component is, and where each value comes from.

export type Tag = "rulebook" | "public" | "reconstructed";
export const TAGS: Tag[] = ["rulebook", "public", "reconstructed"];

export interface Row {
  id: string;
  name: string;
  /** Values in the file's own words. */
  values: string;
  /** All sources that are named, with the fields they stand for. */
  sources: { tag: Tag; fields: string }[];
}

export interface Group {
  key: string;
  rows: Row[];
}

type Json = Record<string, unknown>;
const NOT_VALUES = ["id", "names", "source", "notes", "note"];

/** Every list of components in the file that tells its sources. */
export function groups(document: unknown, language: string): Group[] {
  const found: Group[] = [];
  walk(document, "", (key, list) => {
    const rows = list
      .filter((each) => "source" in each)
      .map((each, index) => row(each, index, language));
    if (rows.length > 0) found.push({ key, rows });
  });
  return found;
}

function walk(value: unknown, key: string, take: (key: string, list: Json[]) => void): void {
  if (Array.isArray(value)) {
    const objects = value.filter(isObject);
    if (objects.length === value.length && objects.length > 0) take(key, objects);
  } else if (isObject(value)) {
    if ("source" in value && key) take(key, [value]);
    for (const [name, inner] of Object.entries(value)) {
      if (name !== "source" && name !== "names") walk(inner, key ? `${key}.${name}` : name, take);
    }
  }
}

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function row(component: Json, index: number, language: string): Row {
  const names = component["names"] as Record<string, string> | undefined;
  const id = typeof component["id"] === "string" ? component["id"] : String(index + 1);
  const values = Object.entries(component)
    .filter(([name]) => !NOT_VALUES.includes(name))
    .map(([name, value]) => `${name} ${short(value)}`)
    .join(" · ");
  return {
    id,
    name: names?.[language] ?? names?.["en"] ?? id,
    values,
    sources: sources(component["source"]),
  };
}

function short(value: unknown): string {
  if (Array.isArray(value)) return value.map(short).join(", ") || "–";
  if (isObject(value))
    return Object.entries(value)
      .map(([name, inner]) => (inner === true ? name : `${name} ${short(inner)}`))
      .join(" ");
  return String(value);
}

/** Which tags a source names: one text for everything, or one for each field. */
export function sources(source: unknown): Row["sources"] {
  const said: [string, string][] = isObject(source)
    ? Object.entries(source).map(([field, text]) => [field, String(text)])
    : [["", String(source)]];
  return TAGS.map((tag) => ({
    tag,
    fields: said
      .filter(([, text]) => text.includes(tag))
      .map(([field]) => field)
      .join(", "),
    named: said.some(([, text]) => text.includes(tag)),
  }))
    .filter(({ named }) => named)
    .map(({ tag, fields }) => ({ tag, fields }));
}

/** How many rows rest on each kind of source at least in part. */
export function tally(all: readonly Group[]): Record<Tag, number> {
  const count: Record<Tag, number> = { rulebook: 0, public: 0, reconstructed: 0 };
  for (const { rows } of all)
    for (const { sources: named } of rows) for (const { tag } of named) count[tag] += 1;
  return count;
}
