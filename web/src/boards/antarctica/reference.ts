// All building cards of Antarctica and what they need and bring.

import type { AntarcticaBuildingCardData } from "../../generated/types";
import type { GameWords } from "../../words/game";
import type { CardList } from "../contract";
import { dataOf } from "./componentData";

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
