// All characters, kings and mantas of Aquatica and what they do.

import type { AquaticaComponentsData } from "../../generated/types";
import type { GameWords } from "../../words/game";
import type { CardEntry, CardList } from "../contract";
import { aboutCharacter, aboutManta } from "./descriptions";

export function reference(words: GameWords): CardList[] {
  const parts = words.edition.components as AquaticaComponentsData;
  const characters = (cards: { id: string }[]): CardEntry[] =>
    cards.map(({ id }) => ({
      name: words.name("character", id),
      lines: aboutCharacter(words, null, id).flatMap((line) => line.split("\n")),
    }));
  const mantas = (kinds: { id: string }[]): CardEntry[] =>
    kinds.map(({ id }) => ({
      name: words.name("manta", id),
      lines: aboutManta(words, id).slice(0, 1),
    }));
  return [
    { title: "aquatica-list-start", cards: characters(parts.starting_characters) },
    { title: "aquatica-list-ocean", cards: characters(parts.ocean_characters) },
    { title: "aquatica-list-kings", cards: characters(parts.kings) },
    { title: "aquatica-list-trained", cards: mantas(parts.trained_mantas) },
    { title: "aquatica-list-wild", cards: mantas(parts.wild_mantas) },
  ];
}
