import type { LogEntryJson } from "../../generated/types";

const NAMED = ["location", "character", "king", "goal"];

/** What the last events were about: `location:dogfish_shoal`, `manta:0:trained_coin`. */
export function touched(recent: LogEntryJson[]): Set<string> {
  const found = new Set<string>();
  for (const event of recent.flatMap((entry) => entry.events)) {
    for (const name of NAMED) {
      if (event[name] !== undefined) found.add(`${name === "king" ? "character" : name}:${event[name]}`);
    }
    if (event["manta"] !== undefined) found.add(`manta:${event["seat"]}:${event["manta"]}`);
  }
  return found;
}
