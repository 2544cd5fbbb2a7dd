// Every component of Antarctica with its meaning.

import type { AntarcticaComponentsData } from "../../generated/types";
import type { GameWords } from "../../words/game";
import { LEGEND, type GalleryKind } from "../contract";
import { kind } from "../shared/galleryKinds";
import { cardWords, effectWords } from "./reference";

/** The symbols of seats and cards: glyph, name, meaning. */
const SYMBOLS: [string, string, string][] = [
  ["scientist", "field-scientists", "antarctica-about-scientists"],
  ["ship", "field-ships", "antarctica-about-ships"],
  ["cube", "field-cubes", "antarctica-about-cubes"],
  ["points", "field-research_points", "antarctica-about-track-score"],
  ["star", "field-star", "antarctica-about-stars"],
  ["returned", "antarctica-part-returned", "antarctica-about-returned"],
  ["crown", "antarctica-part-areas", "antarctica-about-ranking"],
];

export function gallery(words: GameWords): GalleryKind[] {
  const parts = words.edition.components as AntarcticaComponentsData;
  const about = ({ id }: { id: string }): string[] => [words.say(`antarctica-about-${id}`)];
  return [
    {
      section: LEGEND,
      entries: SYMBOLS.map(([id, name, meaning]) => ({
        id,
        name: words.say(name),
        lines: [words.say(meaning)],
        entry: { id },
      })),
    },
    kind(
      words,
      "building_cards",
      parts.building_cards,
      (card) => [cardWords(words, card), words.say(`antarctica-about-${card.builds}`)],
      (card) => words.name("building", card.builds),
    ),
    kind(words, "building_types", parts.building_types, about),
    kind(words, "research_tracks", parts.research_tracks, (track) => [
      words.say("antarctica-about-track", { building: track.icons }),
      words.say("antarctica-about-track-score"),
    ]),
    kind(words, "track_effects", parts.track_effects, (effect) => [
      effectWords(words, effect.id),
      words.say(`antarctica-about-${effect.colour}`),
    ]),
    kind(words, "shipyard_card_kinds", parts.shipyard_card_kinds, ({ id }) => [
      effectWords(words, id),
    ]),
    kind(words, "resource_card_kinds", parts.resource_card_kinds, about),
  ];
}
