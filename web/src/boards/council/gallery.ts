// Every component of Council of Shadows with its meaning.

import type { CouncilComponentsData } from "../../generated/types";
import type { GameWords } from "../../words/game";
import { LEGEND, type GalleryKind } from "../contract";
import { kind } from "../shared/galleryKinds";
import { dataOf, type Effect } from "./componentData";
import {
  aboutCard,
  aboutCommander,
  aboutReward,
  aboutStation,
  aboutTech,
  aboutTile,
  aboutUpgrade,
  automaAction,
  bonusFormula,
  doing,
} from "./descriptions";

/** One effect for each symbol of the cards. */
const EFFECTS: Effect[] = [
  { do: "settle", cubes: 1 },
  { do: "settle", cubes: 2 },
  { do: "mine", times: 1 },
  { do: "explore", cubes: 1, mines: 1, join: "or" },
  { do: "take_gems", gems: { gold: 1 } },
  { do: "upgrade_gem", steps: 1 },
  { do: "gain_energy", n: 3 },
  { do: "mine", times: 1, any_range: true },
];

export function gallery(words: GameWords): GalleryKind[] {
  const parts = words.edition.components as CouncilComponentsData;
  const printed = { words, data: dataOf(words.edition) };
  const about = ({ id }: { id: string }): string[] => [words.say(`council-about-${id}`)];
  const card = ({ id }: { id: string }): string[] => aboutCard(printed, id);
  return [
    {
      section: LEGEND,
      entries: EFFECTS.map((effect) => ({
        id: JSON.stringify(effect),
        name: doing(printed, [effect]),
        lines: [],
        entry: effect,
      })),
    },
    kind(words, "gems", parts.gems, about),
    kind(words, "planet_types", parts.planet_types, about),
    kind(words, "galaxies", parts.galaxies, (galaxy) => [
      words.say("council-board-parsec", { number: galaxy.parsec }),
      ...aboutReward(words, galaxy),
    ]),
    kind(words, "tiles", parts.tiles, (tile) => [
      words.say("council-board-parsec", { number: tile.parsec }),
      ...aboutTile(printed, tile),
    ]),
    kind(words, "starting_cards", parts.starting_cards, card),
    kind(words, "ai_cards", parts.ai_cards, card),
    kind(words, "upgrades", parts.upgrades, (upgrade) => aboutUpgrade(printed, upgrade)),
    kind(words, "stations", parts.stations, ({ id }) => aboutStation(printed, id)),
    kind(words, "commanders", parts.commanders, ({ id }) => [aboutCommander(printed, id)]),
    kind(words, "dark_tech", parts.dark_tech, ({ id }) => [aboutTech(printed, id)]),
    kind(words, "bonus_cards", parts.bonus_cards, ({ formula }) => [bonusFormula(words, formula)]),
    kind(words, "automa_cards", parts.automa_cards, ({ actions }) =>
      actions.flatMap(({ left, right }) =>
        [left, ...(right ? [right] : [])].map((action) => automaAction(printed, action)),
      ),
    ),
    kind(words, "civilisations", parts.civilisations, () => []),
  ];
}
