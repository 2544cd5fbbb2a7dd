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
