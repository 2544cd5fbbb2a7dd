// Two windows have changed one edition: what both have entered, put together.

import { isObject, same, type Json } from "./schema";

/** Where both have changed the same value. */
export class Clash extends Error {}

/** What `mine` and `theirs` have each made of `base`; throws a `Clash` where they contradict. */
export function merge(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
): Json | undefined {
  if (same(mine, theirs) || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (isObject(mine) && isObject(theirs)) {
    const from = isObject(base) ? base : {};
    const merged: Record<string, Json> = {};
    for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const value = merge(from[key], mine[key], theirs[key]);
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length) {
    const from = Array.isArray(base) ? base : [];
    return mine.map((each, at) => merge(from[at], each, theirs[at]) ?? null);
  }
  throw new Clash();
}
