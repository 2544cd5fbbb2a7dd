// How the solar systems are distributed: what the game has, and what may still be drawn.

import type { CouncilTileData } from "../../generated/types";
import type { ComponentData, PlanetType } from "./componentData";
import type { View } from "./model";

export const PLANETS: PlanetType[] = ["terran", "desert", "volcanic"];

/** How many there are in all, and how many of them are still to come. */
export interface Count {
  all: number;
  left: number;
}

export interface ParsecTiles {
  parsec: number;
  systems: { tile: CouncilTileData; placed: boolean }[];
  count: Count;
  planets: Record<PlanetType, Count>;
}

/** The systems of each parsec: on the map, or still to come. Everybody may know this. */
export function distribution(data: ComponentData, view: Pick<View, "galaxies">): ParsecTiles[] {
  const placed = new Set(
    Object.values(view.galaxies).flatMap(({ systems }) => systems.map(({ tile }) => tile)),
  );
  return [1, 2, 3].map((parsec) => {
    const systems = data.tilesOf(parsec).map((tile) => ({ tile, placed: placed.has(tile.id) }));
    const count = (weight: (tile: CouncilTileData) => number): Count => ({
      all: sum(systems.map(({ tile }) => weight(tile))),
      left: sum(systems.map(({ tile, placed }) => (placed ? 0 : weight(tile)))),
    });
    const ofType = (type: PlanetType): Count =>
      count(({ planets }) => planets.filter((planet) => planet === type).length);
    return {
      parsec,
      systems,
      count: count(() => 1),
      planets: { terran: ofType("terran"), desert: ofType("desert"), volcanic: ofType("volcanic") },
    };
  });
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
