// What has just happened, and which drawn card is which from one view to the next.

import type { LogEntryJson } from "../../generated/types";

const NAMED = ["location", "character", "king", "goal"];

const TAKEN: Record<string, string> = { location_taken: "location", recruited: "character" };

/** Where the cards went that somebody has just taken: `location:dogfish_shoal` to `seat-2`. */
export function takers(recent: LogEntryJson[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const event of recent.flatMap((entry) => entry.events)) {
    const what = TAKEN[String(event["event"])];
    if (what) found.set(`${what}:${event[what]}`, `seat-${event["seat"]}`);
  }
  return found;
}

/** What the last events were about: `location:dogfish_shoal`, `manta:0:trained_coin`. */
export function touched(recent: LogEntryJson[]): Set<string> {
  const found = new Set<string>();
  for (const event of recent.flatMap((entry) => entry.events)) {
    for (const name of NAMED) {
      if (event[name] !== undefined)
        found.add(`${name === "king" ? "character" : name}:${event[name]}`);
    }
    if (event["manta"] !== undefined) found.add(`manta:${event["seat"]}:${event["manta"]}`);
  }
  return found;
}

// Copies of a card have no names. To let one travel from where it was to where it is, every piece
// keeps a key from view to view: a piece that stays keeps its own, one that appears takes that of
// a copy that has just gone from elsewhere.

export interface Piece {
  id: string;
  /** Where it lies, such as `row` or `hand-0`. */
  place: string;
}

export class Tracker {
  private held: (Piece & { key: string })[] = [];
  private made = 0;

  /** A key for each piece, in their order. */
  keys(pieces: Piece[]): string[] {
    const left = [...this.held];
    const take = (fits: (old: Piece) => boolean): string | undefined => {
      const at = left.findIndex(fits);
      return at < 0 ? undefined : left.splice(at, 1)[0]?.key;
    };
    const keys = pieces.map(({ id, place }) => take((old) => old.id === id && old.place === place));
    const all = pieces.map(
      ({ id }, at) => keys[at] ?? take((old) => old.id === id) ?? `${id}#${this.made++}`,
    );
    this.held = pieces.map((piece, at) => ({ ...piece, key: all[at] ?? "" }));
    return all;
  }
}

/** The browser breaks off the way of what changes its place in the page: things stay in the order in
 *  which they came, wherever they lie. */
export class Order {
  private held: string[] = [];

  sorted<T>(things: T[], key: (thing: T) => string): T[] {
    const known = new Map(things.map((thing) => [key(thing), thing]));
    this.held = [...new Set([...this.held.filter((one) => known.has(one)), ...known.keys()])];
    return this.held.flatMap((one) => known.get(one) ?? []);
  }
}
