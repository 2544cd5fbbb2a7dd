// What those at a table are called.

import type { SeatJson } from "../generated/types";
import { say, session } from "../lib/session.svelte";

/** A person's own name; a bot is called after a seabird, by its seat. */
export function nameOf(seat: SeatJson): string {
  if (seat.kind === "person") return seat.name;
  if (seat.kind === "bot") return say(`web-bot-${seat.seat}`);
  return say("web-open-seat");
}

/** How strong a bot is, in words; one that has none is shown by its own name. */
export function levelName(bot: string): string {
  const key = `web-level-${bot}`;
  return session.words.has(key) ? say(key) : bot;
}

/** What to expect of a bot. */
export function levelAbout(bot: string): string {
  const key = `web-level-${bot}.about`;
  return session.words.has(key) ? say(key) : "";
}
