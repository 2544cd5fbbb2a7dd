// The how-to-play texts: sections of numbered paragraphs.

import type { GameUi } from "../boards/contract";
import { ROOT } from "./root";
import { say, session } from "./session.svelte";

/** The address of the section that explains a decision or a kind of move; "" if the game has none. */
export function ruleAddress(
  game: string,
  ui: Pick<GameUi<Record<string, unknown>>, "topics"> | null,
  what: string,
): string {
  const section = ui?.topics?.[what];
  return section ? `${ROOT}/how-to-play/${game}#${section}` : "";
}

/** The names of a game's sections, in their order. */
export const sectionsOf = (game: string): string[] => say(`${game}-howto-sections`).split(" ");

export const paragraphs = (game: string, section: string): string[] =>
  say(`${game}-howto-${section}`).split(/\n\s*\n/);

/** What the numbers in the drawing of a section stand for; none if there are no numbers. */
export function calloutTexts(game: string, section: string): string[] {
  const key = `${game}-howto-${section}.callouts`;
  return session.words.has(key) ? say(key).split("\n") : [];
}
