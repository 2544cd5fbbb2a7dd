// What those at a table are called.

import type { SeatJson } from "../generated/types";
import { say, session } from "../lib/session.svelte";

/** Somebody's name; who was deleted has none any more. */
export const personName = (name: string): string => name || say("account-somebody");

/** A person's own name; a bot is called after a seabird, by its seat. */
export function nameOf(seat: SeatJson): string {
  if (seat.kind === "person") return personName(seat.name);
  if (seat.kind === "bot") return say(`web-bot-${seat.seat}`);
  return say("web-open-seat");
}

/** How strong a bot is, in words; one that has none is shown by its own name. */
export function levelName(bot: string): string {
  const key = `web-level-${bot}`;
  return session.words.has(key) ? say(key) : bot;
}

/** What to expect of a bot in a game: how it plays, how strong it is, how long it thinks. */
export function levelAbout(bot: string, game: string): string {
  const key = `web-level-${bot}.about`;
  const level = session.games?.levels.find(({ name }) => name === bot);
  const parts = session.words.has(key) ? [say(key)] : [];
  const rating = level?.ratings[game];
  if (rating !== undefined) parts.push(say("web-level-rating", { rating }));
  if (level) parts.push(say("web-level-seconds", { seconds: level.seconds }));
  return parts.join(" ");
}

/** The bots that are offered to people, from the weakest to the strongest. */
export function levels(): string[] {
  const offered = session.games?.levels.map(({ name }) => name) ?? [];
  return offered.length > 0 ? offered : (session.games?.bots ?? []);
}
