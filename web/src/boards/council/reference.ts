// All cards of Council of Shadows and what they do.

import type { GameWords, TableReadings } from "../../words/game";
import type { CardEntry, CardList } from "../contract";
import { dataOf } from "./componentData";
import { aboutCard, aboutTech } from "./descriptions";

export function reference(words: GameWords, table?: TableReadings): CardList[] {
  const data = dataOf(words.edition);
  const printed = table ? { words, data, view: table } : { words, data };
  const tech = (deck: number): CardEntry[] =>
    [...data.techs.values()]
      .filter((card) => card.deck === deck)
      .map(({ id }) => ({
        name: words.name("tech", id),
        lines: [aboutTech(printed, id)],
      }));
  const ai = data.aiCards.map((id) => ({
    name: words.name("card", id),
    lines: aboutCard(printed, id),
  }));
  return [
    { title: "council-list-tech-1", cards: tech(1) },
    { title: "council-list-tech-2", cards: tech(2) },
    { title: "council-list-ai", cards: ai },
  ];
}
