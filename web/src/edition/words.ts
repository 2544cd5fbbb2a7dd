// What fields, values and faults of an edition are called.

import type { EditionJson, ReasonJson } from "../generated/types";
import { say, session } from "../lib/session.svelte";
import { readable } from "../words/words";
import { isObject, pathOf, valueAt, type Json } from "./schema";

/** What a field is called; "" if there is no word for it. */
export function knownField(key: string): string {
  const message = `field-${key}`;
  return session.words.has(message) ? say(message) : "";
}

/** What a field is called; one that has no word yet is shown by its key. */
export const fieldName = (key: string): string => knownField(key) || readable(key);

/** What a value is called: a component's name, a word, or the value itself. */
export function valueName(edition: EditionJson, domain: string, id: string | number): string {
  const named = edition.names[domain]?.[String(id)];
  const found = named?.[session.words.language] ?? named?.["en"];
  if (found !== undefined) return found;
  const message = `value-${id}`;
  return session.words.has(message) ? say(message) : readable(String(id));
}

/** Where a place of a document is, as the page calls it: "Locations › Dogfish Shoal › Points". */
export function placeName(document: unknown, place: string): string {
  const path = pathOf(place);
  const called = path.map((part, at) =>
    typeof part === "number"
      ? itemName(valueAt(document, path.slice(0, at + 1)), part)
      : fieldName(part),
  );
  return called.join(" › ");
}

/** What an entry of a list is called: by its name, or else by its number. */
function itemName(entry: unknown, at: number): string {
  const names = isObject(entry) && isObject(entry["names"]) ? entry["names"] : {};
  const name: Json | undefined = names[session.words.language] ?? names["en"];
  return typeof name === "string" ? name : say("edition-item", { number: at + 1 });
}

/** A fault as it stands beside its field: the place need not be said again. */
export function faultText({ key, params }: ReasonJson): string {
  const field = params["key"];
  const text = say(key, typeof field === "string" ? { ...params, key: fieldName(field) } : params);
  const place = `${String(params["path"])}: `;
  const rest = text.startsWith(place) ? text.slice(place.length) : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
