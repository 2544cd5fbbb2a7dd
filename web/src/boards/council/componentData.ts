// The component data of the table's edition, as the board needs it: what is printed on things.

import type {
  CouncilAutomaCardData,
  CouncilBonusData,
  CouncilCardData,
  CouncilCommanderData,
  CouncilComponentsData,
  CouncilEffectData,
  CouncilGalaxyData,
  CouncilGemsData,
  CouncilStationData,
  CouncilTechData,
  CouncilTileData,
  CouncilUpgradeData,
} from "../../generated/types";
import { byId, component, oncePerEdition } from "../shared/componentIndex";

export type Gem = keyof CouncilGemsData;
export type Gems = CouncilGemsData;
export type PlanetType = CouncilTileData["planets"][number];
export type Effect = CouncilEffectData;
export type Timed = CouncilTechData["effects"][number];

export const GEMS: Gem[] = ["anthracite", "gold", "transparent"];

/** All gems of a price or a yield, one by one. */
export function gemList(gems: Gems = {}): Gem[] {
  return GEMS.flatMap((gem) => Array.from({ length: gems[gem] ?? 0 }, () => gem));
}

/** The parts of an edition that the board draws. */
type DrawnParts = Pick<
  CouncilComponentsData,
  | "galaxies"
  | "tiles"
  | "starting_cards"
  | "ai_cards"
  | "upgrades"
  | "extra_fields"
  | "stations"
  | "commanders"
  | "dark_tech"
  | "bonus_cards"
  | "automa_cards"
>;

export class ComponentData {
  readonly galaxies: CouncilGalaxyData[];
  readonly upgrades: CouncilUpgradeData[];
  readonly stations: CouncilStationData[];
  private readonly tiles: Map<string, CouncilTileData>;
  private readonly cards: Map<string, CouncilCardData>;
  private readonly commanders: Map<string, CouncilCommanderData>;
  readonly techs: Map<string, CouncilTechData>;
  private readonly bonuses: Map<string, CouncilBonusData>;
  private readonly automa: Map<string, CouncilAutomaCardData>;

  readonly aiCards: string[];

  constructor(parts: DrawnParts) {
    this.aiCards = parts.ai_cards.map(({ id }) => id);
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

  tilesOf = (parsec: number): CouncilTileData[] =>
    [...this.tiles.values()].filter((tile) => tile.parsec === parsec);
  tile = (id: string): CouncilTileData => component(this.tiles, id);
  card = (id: string): CouncilCardData => component(this.cards, id);
  commander = (id: string): CouncilCommanderData => component(this.commanders, id);
  tech = (id: string): CouncilTechData => component(this.techs, id);
  bonus = (id: string): CouncilBonusData => component(this.bonuses, id);
  automaCard = (id: string): CouncilAutomaCardData => component(this.automa, id);

  /** What a card does when it is carried out. */
  action(id: string): Effect[] {
    return this.card(id).effects.flatMap((timed) => (timed.when === "action" ? timed.do : []));
  }

  /** The range upgrades of an action field, in their order. */
  rangeSteps(field: number): CouncilUpgradeData[] {
    return this.upgrades.filter((upgrade) => upgrade.field === field);
  }
}

export const dataOf = oncePerEdition(
  (components: CouncilComponentsData) => new ComponentData(components),
);

/** The sides of an effect that lets one choose. */
export function sidesOf({ of }: Effect): Effect[][] {
  return Array.isArray(of) ? of : [];
}

/** What a card is about, for its tint. */
export function family(effects: Effect[]): string {
  const first = effects[0];
  return first ? (first.do === "choose" ? "explore" : first.do) : "rest";
}
