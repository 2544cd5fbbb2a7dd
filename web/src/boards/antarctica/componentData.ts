// The components of the table's edition as the board draws them: what is printed on them.

import type {
  AntarcticaBuildingCardData,
  AntarcticaComponentsData,
  AntarcticaResearchTrackData,
} from "../../generated/types";
import { byId, oncePerEdition } from "../shared/componentIndex";

/** The sites of every area: resources and stations on the coast, the rest behind them. */
const CATEGORIES = ["resource", "station", "base", "know_how", "prestige"];

export class ComponentData {
  /** The category of each building. */
  readonly families: Record<string, string>;
  readonly sites: string[];
  readonly tracks: AntarcticaResearchTrackData[];
  readonly cards: Map<string, AntarcticaBuildingCardData>;
  /** How many scientists or research points a symbol or a shipyard card brings. */
  readonly gains: Map<string, number>;

  constructor({
    building_types: types,
    building_cards,
    research_tracks,
    track_effects,
    shipyard_card_kinds,
  }: AntarcticaComponentsData) {
    this.families = Object.fromEntries(types.map(({ id, category }) => [id, category]));
    this.sites = CATEGORIES.flatMap((wanted) =>
      types.filter(({ category }) => category === wanted).map(({ id }) => id),
    );
    this.tracks = research_tracks;
    this.cards = byId(building_cards);
    this.gains = new Map([
      ...track_effects.map(({ id, research_points }): [string, number] => [
        id,
        research_points ?? 0,
      ]),
      ...shipyard_card_kinds.map(({ id, scientists, research_points }): [string, number] => [
        id,
        scientists ?? research_points ?? 0,
      ]),
    ]);
  }
}

export const dataOf = oncePerEdition(
  (components: AntarcticaComponentsData) => new ComponentData(components),
);
