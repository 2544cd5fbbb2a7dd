// All building cards of Antarctica and what they need and bring.

import type { GameWords } from "../../words/game";
import type { CardList } from "../contract";
import { dataOf } from "./componentData";

const DECKS = ["basic", "double", "prestige"];

export function reference(words: GameWords): CardList[] {
  const cards = [...dataOf(words.edition).cards.values()];
  return DECKS.map((deck) => ({
    title: `antarctica-list-${deck}`,
    cards: cards
      .filter((card) => card.deck === deck)
      .map((card) => ({
        name: words.name("building", card.builds),
        lines: [
          words.say("antarctica-tip-card", {
            needed_building: card.needs,
            scientists: card.scientists,
            points: card.research_points,
            star: card.star ? "yes" : "no",
          }),
        ],
      })),
  }));
}
