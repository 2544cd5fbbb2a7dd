// The values of the edition's cards as the board draws them. No rule: only what is printed.

import type { EditionJson } from "../../generated/types";
import { byId, component, oncePerEdition } from "../shared/componentIndex";
import { icon, type Icon } from "./effects";

export interface Effect {
  empty?: true;
  gain_power?: number;
  only?: string;
  gain_coins?: number;
  do?: "conquer" | "buy" | "recruit" | "recruit_free" | "seize" | "explore";
  raise?: number;
  raise_fully?: number;
  other?: true;
  score?: number;
  return?: number | "all";
  ready?: number | "all";
  choose?: Effect[][];
  each_opponent?: Effect[];
}

export interface Location {
  id: string;
  type: string;
  power_price: number;
  coin_price: number;
  points: number;
  manta: string | null;
  depths: Effect[];
}

export interface Character {
  id: string;
  effects: Effect[];
  number?: number;
  use?: "repeat" | "once";
  stays_in_hand?: boolean;
}

interface Manta {
  id: string;
  effects: Effect[];
  count?: number;
}

interface Goal {
  id: string;
  condition: Record<string, number>;
}

interface Components {
  board: { character_slot_prices: number[]; upper_row_power_discount: number };
  goal_tracks: { space_points: number[] };
  goals: { printed: Goal[]; token_goals: Goal[] };
  starting_characters: Character[];
  ocean_characters: Character[];
  kings: Character[];
  trained_mantas: Manta[];
  wild_mantas: Manta[];
  locations: Location[];
  solo: { tiers: { id: string; min: number | null; max: number | null }[] };
}

export class ComponentData {
  readonly locations: Map<string, Location>;
  readonly characters: Map<string, Character>;
  readonly mantas: Map<string, Manta>;
  readonly goals: Map<string, Goal>;
  /** What each slot of the character row costs. */
  readonly prices: number[];
  /** Points of the spaces of a goal track. */
  readonly points: number[];
  readonly discount: number;
  /** The kinds of manta in the order of the edition. */
  readonly kinds: string[];
  readonly tiers: Components["solo"]["tiers"];

  constructor(edition: EditionJson) {
    const all = edition.components as Components;
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

export const dataOf = oncePerEdition((edition) => new ComponentData(edition));
