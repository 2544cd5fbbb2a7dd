// A part of an edition in words: its fields and values as people call them.

import { knownField, valueName } from "../edition/words";
import type { EditionJson } from "../generated/types";
import { isObject, NOT_VALUES } from "./components";

/** One line for each field that has a word. */
export function fieldLines(edition: EditionJson, entry: unknown): string[] {
  if (!isObject(entry)) return [valueWords(edition, entry)];
  return told(entry).map(([name, value]) => `${name}: ${valueWords(edition, value)}`);
}

/** The fields that people have a word for, by that word. */
function told(entry: Record<string, unknown>): [string, unknown][] {
  return Object.entries(entry)
    .filter(([name]) => !NOT_VALUES.includes(name) && knownField(name) !== "")
    .map(([name, value]) => [knownField(name), value]);
}

function valueWords(edition: EditionJson, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueWords(edition, one)).join(", ") || "–";
  if (isObject(value)) {
    const fields = told(value).map(([name, inner]) => `${name} ${valueWords(edition, inner)}`);
    return [...called(edition, value["id"]), ...fields].join(", ");
  }
  if (value === true) return "✓";
  if (value === false || value === null) return "–";
  const id = value as string | number;
  return valueName(edition, domainOf(edition, String(id)), id);
}

/** The name of a thing within another, if it has one. */
function called(edition: EditionJson, id: unknown): string[] {
  const domain = typeof id === "string" ? domainOf(edition, id) : "";
  return domain ? [valueName(edition, domain, id as string)] : [];
}

/** The domain that knows an id by name. */
function domainOf(edition: EditionJson, id: string): string {
  return Object.keys(edition.names).find((domain) => id in (edition.names[domain] ?? {})) ?? "";
}
