// Every component of Aquatica with its meaning.

import type { AquaticaComponentsData } from "../../generated/types";
import type { GameWords } from "../../words/game";
import { LEGEND, type GalleryKind } from "../contract";
import { kind } from "../shared/galleryKinds";
import type { Effect } from "./componentData";
import { aboutCharacter, aboutLocation, aboutManta, condition } from "./descriptions";
import { icon, sentence, short } from "./effects";

/** One effect for each symbol of the cards. */
const EFFECTS: Effect[] = [
  { gain_coins: 1 },
  { gain_power: 1 },
  { gain_power: 1, only: "shark_bay" },
  { do: "conquer" },
  { do: "buy" },
  { do: "recruit" },
  { do: "explore" },
  { raise: 1 },
  { raise_fully: 1 },
  { score: 1 },
  { return: 1 },
  { ready: 1 },
  { empty: true },
];

export function gallery(words: GameWords): GalleryKind[] {
  const parts = words.edition.components as AquaticaComponentsData;
  const character = ({ id }: { id: string }): string[] => aboutCharacter(words, null, id);
  const manta = ({ id }: { id: string }): string[] => aboutManta(words, id);
  const goal = ({ id }: { id: string }): string[] => [
    words.words.say("aquatica-about-goal", { condition: condition(words, id) }),
  ];
  return [
    {
      section: LEGEND,
      entries: EFFECTS.map((effect) => ({
        id: JSON.stringify(effect),
        name: short(words, effect),
        lines: [sentence(words, effect)],
        entry: icon(effect),
      })),
    },
    kind(words, "locations", parts.locations, (card) =>
      aboutLocation(words, card.id, 0, card.power_price),
    ),
    kind(words, "starting_characters", parts.starting_characters, character),
    kind(words, "ocean_characters", parts.ocean_characters, character),
    kind(words, "kings", parts.kings, character),
    kind(words, "trained_mantas", parts.trained_mantas, manta),
    kind(words, "wild_mantas", parts.wild_mantas, manta),
    kind(words, "goals.printed", parts.goals.printed, goal),
    kind(words, "goals.token_goals", parts.goals.token_goals, goal),
    kind(words, "location_types", parts.location_types, () => []),
  ];
}
