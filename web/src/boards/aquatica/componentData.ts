// The values of the edition's cards as the board draws them. No rule: only what is printed.

import type {
  AquaticaCharacterData,
  AquaticaComponentsData,
  AquaticaEffectData,
  AquaticaGoalData,
  AquaticaLocationData,
  AquaticaMantaData,
  AquaticaTierData,
} from "../../generated/types";
import { byId, component, oncePerEdition } from "../shared/componentIndex";
import { icon, type Icon } from "./effects";

export type Effect = AquaticaEffectData;
export type Location = AquaticaLocationData;
export type Character = AquaticaCharacterData;

export class ComponentData {
  readonly locations: Map<string, Location>;
  readonly characters: Map<string, Character>;
  readonly mantas: Map<string, AquaticaMantaData>;
  readonly goals: Map<string, AquaticaGoalData>;
  /** What each slot of the character row costs. */
  readonly prices: number[];
  /** Points of the spaces of a goal track. */
  readonly points: number[];
  readonly discount: number;
  /** The kinds of manta in the order of the edition. */
  readonly kinds: string[];
  readonly tiers: AquaticaTierData[];

  constructor(all: AquaticaComponentsData) {
    this.locations = byId(all.locations);
    this.characters = byId(all.starting_characters, all.ocean_characters, all.kings);
    this.mantas = byId(all.trained_mantas, all.wild_mantas);
    this.goals = byId(all.goals.printed, all.goals.token_goals);
    this.prices = all.board.character_slot_prices;
    this.discount = all.board.upper_row_power_discount;
    this.points = all.goal_tracks.space_points;
    this.kinds = [...this.mantas.keys()];
    this.tiers = all.solo.tiers;
  }

  location(id: string): Location {
    return component(this.locations, id);
  }

  character(id: string): Character {
    return component(this.characters, id);
  }

  /** What a manta carries. */
  carries(manta: string): Effect {
    return this.mantas.get(manta)?.effects[0] ?? { empty: true };
  }

  /** A manta as it is drawn. */
  ray(manta: string): { icon: Icon; wild: boolean } {
    return { icon: icon(this.carries(manta)), wild: manta.startsWith("wild") };
  }
}

export const dataOf = oncePerEdition(
  (components: AquaticaComponentsData) => new ComponentData(components),
);
