// What fields, values and faults of an edition are called.

import type { EditionJson, ReasonJson } from "../generated/types";
import { say, session } from "../lib/session.svelte";
import { readable } from "../words/words";

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

/** A fault as it stands beside its field: the place need not be said again. */
export function faultText({ key, params }: ReasonJson): string {
  const text = say(key, params);
  const place = `${String(params["path"])}: `;
  const rest = text.startsWith(place) ? text.slice(place.length) : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
