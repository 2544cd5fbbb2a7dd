// The how-to-play texts: sections of numbered paragraphs, and the rules that each of them states.

import type { GameUi } from "../boards/contract";
import type { TableJson } from "../generated/types";
import type { TableReadings } from "../words/game";
import { byGame } from "./gameFolders";
import { ROOT } from "./root";
import { say, session } from "./session.svelte";

/** The numbers of the catalogue that the paragraphs and the lists of cards state: "27 48-50". */
export interface RuleNumbers {
  prefix: string;
  sections: Record<string, string[]>;
  lists: Record<string, string>;
}

const numbers = byGame(
  import.meta.glob<RuleNumbers>(["../boards/*/rules.json", "@extra-boards/*/rules.json"], {
    import: "default",
  }),
);

export const NO_RULES: RuleNumbers = { prefix: "", sections: {}, lists: {} };

/** The rules of a game by paragraph; nothing but names if the game has no catalogue. */
export async function rulesOf(game: string): Promise<RuleNumbers> {
  return (await numbers.get(game)?.()) ?? { ...NO_RULES };
}

/** What a table plays by; its options hold the readings that were chosen. */
export function readingsOf({ rules, options }: TableJson): TableReadings {
  const chosen = Object.entries(options).map(([name, value]) => [name, String(value)]);
  return { rules, rulings: Object.fromEntries(chosen) as Record<string, string> };
}

/** "27 48-50" becomes ANT-027, ANT-048, ANT-049, ANT-050. */
export function spelledOut(prefix: string, ranges: string): string[] {
  return ranges.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    const count = first ? last - first + 1 : 0;
    return Array.from({ length: count }, (_, at) => ruleName(prefix, first + at));
  });
}

const ruleName = (prefix: string, number: number): string =>
  `${prefix}-${String(number).padStart(3, "0")}`;

/** The how-to-play of a game, at a paragraph; from a table, it says what is played otherwise there. */
export function howToAddress(game: string, table = "", paragraph = ""): string {
  return `/how-to-play/${game}${table && `?table=${table}`}${paragraph && `#${paragraph}`}`;
}

/** The address of the paragraph that explains a decision or a kind of move; "" if the game has none. */
export function ruleAddress(
  game: string,
  ui: Pick<GameUi<Record<string, unknown>>, "topics"> | null,
  what: string,
  table = "",
): string {
  const paragraph = ui?.topics?.[what];
  return paragraph ? ROOT + howToAddress(game, table, paragraph) : "";
}

/** The section of a paragraph: `turn` of `turn-2`. */
export const sectionOf = (paragraph: string): string => paragraph.split("-")[0] ?? "";

/** The names of a game's sections, in their order. */
export const sectionsOf = (game: string): string[] => say(`${game}-howto-sections`).split(" ");

const split = (text: string): string[] => text.split(/\n\s*\n/);

/** What everybody reads of a section. */
export const paragraphs = (game: string, section: string): string[] =>
  split(say(`${game}-howto-${section}`));

/** What one looks up when it matters. */
export const details = (game: string, section: string): string[] =>
  session.words.has(`${game}-howto-${section}.more`)
    ? split(say(`${game}-howto-${section}.more`))
    : [];

/** What the numbers in the drawing of a section stand for; none if there are no numbers. */
export function calloutTexts(game: string, section: string): string[] {
  const key = `${game}-howto-${section}.callouts`;
  return session.words.has(key) ? say(key).split("\n") : [];
}
