// The schema of a game's editions (JSON Schema, from the server), and how each part of it is entered.

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  const?: string | number | boolean;
  enum?: (string | number)[];
  title?: string;
  type?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
export type Path = (string | number)[];

export type Kind =
  | "hidden"
  | "names"
  | "flag"
  | "number"
  | "amount"
  | "text"
  | "choice"
  | "cases"
  | "entries"
  | "list"
  | "group";

/** Members that hold no value of the box. */
const NOT_ENTERED = ["id", "index", "code", "step", "game"];

export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** A part with its references followed, and without the null that may stand for it. */
export function resolve(schema: Schema, root: Schema): Schema {
  let found = schema;
  for (;;) {
    const other = found.anyOf?.find(({ type }) => type !== "null");
    if (found.$ref !== undefined) found = root.$defs?.[found.$ref.split("/").pop() ?? ""] ?? {};
    else if (other && mayBeNull(found)) found = other;
    else return found;
  }
}

export function mayBeNull(schema: Schema): boolean {
  return schema.anyOf?.some(({ type }) => type === "null") ?? false;
}

/** The word that may stand for a number: `all`. */
export function wordOf(schema: Schema): string | null {
  const word = schema.anyOf?.find((each) => each.const !== undefined)?.const;
  return typeof word === "string" ? word : null;
}

export function kindOf(schema: Schema, root: Schema): Kind {
  const found = resolve(schema, root);
  if (found.const !== undefined || found.title === "remarks") return "hidden";
  if (found.title === "names") return "names";
  if (found.oneOf) return "cases";
  if (wordOf(found) !== null) return "amount";
  if (found.enum) return "choice";
  if (found.type === "integer") return "number";
  if (found.type === "boolean") return "flag";
  if (found.type === "string") return "text";
  if (found.type === "array")
    return resolve(found.items ?? {}, root).properties?.["id"] ? "entries" : "list";
  return found.properties && membersOf(found, root).length > 0 ? "group" : "hidden";
}

/** The members of an object that are entered, in the order of the schema. */
export function membersOf(schema: Schema, root: Schema): [string, Schema][] {
  return Object.entries(resolve(schema, root).properties ?? {}).filter(
    ([key, member]) =>
      !NOT_ENTERED.includes(key) && !["hidden", "names"].includes(kindOf(member, root)),
  );
}

/** What a form of a thing is called: its tag, or the key that only it has. */
export function caseName(form: Schema): string {
  const tag = Object.values(form.properties ?? {}).find((each) => each.const !== undefined);
  return String(tag?.const ?? form.required?.[0] ?? "");
}

/** Which of the forms a value has. */
export function caseOf(schema: Schema, value: unknown): Schema | undefined {
  if (!isObject(value)) return undefined;
  return schema.oneOf?.find((form) => {
    const tags = Object.entries(form.properties ?? {}).filter(
      ([, each]) => each.const !== undefined,
    );
    if (tags.length > 0) return tags.every(([key, each]) => value[key] === each.const);
    return (form.required?.[0] ?? "") in value;
  });
}

/** A value to begin with. */
export function blank(schema: Schema, root: Schema): Json {
  if (mayBeNull(schema)) return null;
  const found = resolve(schema, root);
  if (found.const !== undefined) return found.const;
  if (found.oneOf) return blank(found.oneOf[0] ?? {}, root);
  if (found.anyOf) return blank(found.anyOf[0] ?? {}, root);
  if (found.enum) return found.enum[0] ?? null;
  if (found.type === "integer")
    return Math.max(found.minimum ?? 0, Math.min(1, found.maximum ?? 1));
  if (found.type === "boolean") return true;
  if (found.type === "array")
    return Array.from({ length: found.minItems ?? 0 }, () => blank(found.items ?? {}, root));
  if (found.type === "object")
    return Object.fromEntries(
      (found.required ?? []).map((key) => [key, blank(found.properties?.[key] ?? {}, root)]),
    );
  return "";
}

/** A path as the server writes it: `locations[3].points`. */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === "number" ? `${text}[${part}]` : text ? `${text}.${part}` : part,
    "",
  );
}

/** The path that the server has written so. */
export const pathOf = (place: string): Path =>
  (place.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (found, part) =>
      Array.isArray(found) ? found[Number(part)] : isObject(found) ? found[part] : undefined,
    value,
  );
}

export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => same(each, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => same(one[key], other[key]));
}
