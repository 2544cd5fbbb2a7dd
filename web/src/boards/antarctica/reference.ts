// All building cards of Antarctica and what they need and bring.

import type { AntarcticaBuildingCardData } from "../../generated/types";
import type { GameWords } from "../../words/game";
import type { CardList } from "../contract";
import { dataOf } from "./componentData";
import type { View } from "./model.svelte";

const DECKS = ["basic", "double", "prestige"];

/** What a building card needs and brings. */
export function cardWords(
  words: GameWords,
  card: Pick<AntarcticaBuildingCardData, "needs" | "scientists" | "research_points" | "star">,
): string {
  return words.say("antarctica-tip-card", {
    needed_building: card.needs,
    scientists: card.scientists,
    points: card.research_points,
    star: card.star ? "yes" : "no",
  });
}

/** What a symbol of a track or a card brings, by the edition and by the table's readings. */
export function effectWords(
  words: GameWords,
  id: string,
  table?: Pick<View, "rules" | "rulings">,
): string {
  const research_three = words.readings(table)["research_three"] ?? "";
  const number = dataOf(words.edition).gains.get(id) ?? 0;
  return words.say(`antarctica-about-${id}`, { number, research_three });
}

export function reference(words: GameWords): CardList[] {
  const cards = [...dataOf(words.edition).cards.values()];
  return DECKS.map((deck) => ({
    title: `antarctica-list-${deck}`,
    cards: cards
      .filter((card) => card.deck === deck)
      .map((card) => ({
        name: words.name("building", card.builds),
        lines: [cardWords(words, card)],
      })),
  }));
}
