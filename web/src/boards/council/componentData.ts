// The component data of the table's edition, as the board needs it: what is printed on things.

import type { EditionJson } from "../../generated/types";
import { byId, component, oncePerEdition } from "../shared/componentIndex";

export type Gem = "anthracite" | "gold" | "transparent";
export type PlanetType = "terran" | "desert" | "volcanic";
export type Gems = Partial<Record<Gem, number>>;

export interface Effect {
  do: string;
  cubes?: number;
  times?: number;
  mines?: number;
  join?: "or" | "and";
  steps?: number;
  n?: number;
  field?: number;
  to?: number;
  planet?: PlanetType;
  gems?: Gems;
  any_range?: boolean;
  any_planet?: boolean;
  of?: Effect[][];
}
interface Timed {
  when: string;
  do: Effect[];
}
export interface GalaxyData {
  id: string;
  parsec: number;
  reward: Record<"majority" | "minority", { energy: number; light_card: boolean }>;
}
export interface TileData {
  id: string;
  parsec: number;
  planets: PlanetType[];
  yield: { gems: Gems; energy: number };
}
export interface CardData {
  id: string;
  consumption: number;
  cost?: Gems;
  effects: Timed[];
}
export interface UpgradeData {
  id: string;
  cost: Gems;
  effects: Timed[];
  field?: number;
}
export interface StationData {
  id: string;
  cost: Gems;
}
export interface CommanderData {
  id: string;
  starting_consumption: number;
  starting_energy: number;
}
export interface TechData {
  id: string;
  deck: number;
}
export interface Formula {
  base?: number;
  each?: number;
  count_of?: string;
  kind?: Gem;
  planet?: PlanetType;
  parsec?: number;
  galaxy?: string;
  majority?: number;
  presence?: number;
  none?: number;
  adding_variant?: { majority: number; presence: number; none: number };
}
export interface BonusData {
  id: string;
  deck: "light" | "dark";
  formula: Formula;
}
export interface AutomaAction {
  do: string;
  cubes?: number;
  planet?: PlanetType;
  where?: { galaxy?: string; parsec?: number };
  n?: number;
  positions?: number[];
}
export interface AutomaData {
  id: string;
  deck: number;
  silver: boolean;
  consumption: number;
  actions: { left: AutomaAction; right: AutomaAction | null }[];
  evaluation: "all_present" | "majority_only";
}
interface Components {
  galaxies: GalaxyData[];
  tiles: TileData[];
  starting_cards: CardData[];
  ai_cards: CardData[];
  upgrades: UpgradeData[];
  extra_fields: { upgrades: UpgradeData[] }[];
  stations: StationData[];
  commanders: CommanderData[];
  dark_tech: TechData[];
  bonus_cards: BonusData[];
  automa_cards: AutomaData[];
}

export const GEMS: Gem[] = ["anthracite", "gold", "transparent"];

/** All gems of a price or a yield, one by one. */
export function gemList(gems: Gems = {}): Gem[] {
  return GEMS.flatMap((gem) => Array.from({ length: gems[gem] ?? 0 }, () => gem));
}

export class ComponentData {
  readonly galaxies: GalaxyData[];
  readonly upgrades: UpgradeData[];
  readonly stations: StationData[];
  private readonly tiles: Map<string, TileData>;
  private readonly cards: Map<string, CardData>;
  private readonly commanders: Map<string, CommanderData>;
  private readonly techs: Map<string, TechData>;
  private readonly bonuses: Map<string, BonusData>;
  private readonly automa: Map<string, AutomaData>;

  constructor(edition: EditionJson) {
    const parts = edition.components as Components;
    this.galaxies = parts.galaxies;
    this.upgrades = [...parts.upgrades, ...parts.extra_fields.flatMap((field) => field.upgrades)];
    this.stations = parts.stations;
    this.tiles = byId(parts.tiles);
    this.cards = byId(parts.starting_cards, parts.ai_cards);
    this.commanders = byId(parts.commanders);
    this.techs = byId(parts.dark_tech);
    this.bonuses = byId(parts.bonus_cards);
    this.automa = byId(parts.automa_cards);
  }

  tile = (id: string): TileData => component(this.tiles, id);
  card = (id: string): CardData => component(this.cards, id);
  commander = (id: string): CommanderData => component(this.commanders, id);
  tech = (id: string): TechData => component(this.techs, id);
  bonus = (id: string): BonusData => component(this.bonuses, id);
  automaCard = (id: string): AutomaData => component(this.automa, id);

  /** What a card does when it is carried out. */
  action(id: string): Effect[] {
    return this.card(id).effects.flatMap((timed) => (timed.when === "action" ? timed.do : []));
  }

  /** The range upgrades of an action field, in their order. */
  rangeSteps(field: number): UpgradeData[] {
    return this.upgrades.filter((upgrade) => upgrade.field === field);
  }
}

export const dataOf = oncePerEdition((edition) => new ComponentData(edition));

/** What a card is about, for its tint. */
export function family(effects: Effect[]): string {
  const first = effects[0];
  return first ? (first.do === "choose" ? "explore" : first.do) : "rest";
}
