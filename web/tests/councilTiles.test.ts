import { expect, test } from "vitest";
import type { CouncilTileData } from "../src/generated/types";
import { ComponentData } from "../src/boards/council/componentData";
import { distribution } from "../src/boards/council/tiles";

const tile = (id: string, parsec: number, ...planets: string[]): CouncilTileData =>
  ({ id, parsec, planets }) as unknown as CouncilTileData;

const DATA = new ComponentData({
  galaxies: [],
  upgrades: [],
  extra_fields: [],
  stations: [],
  starting_cards: [],
  ai_cards: [],
  commanders: [],
  dark_tech: [],
  bonus_cards: [],
  automa_cards: [],
  tiles: [
    tile("a", 1, "terran", "terran"),
    tile("b", 1, "terran", "desert"),
    tile("c", 2, "volcanic"),
  ],
});

test("systems and planets are counted by distance, those on the map apart", () => {
  const galaxies = {
    grey: { slots: 2, systems: [{ tile: "a", planets: [] }], station: null },
  };
  const [near, middle, far] = distribution(DATA, { galaxies });
  expect(near?.count).toEqual({ all: 2, left: 1 });
  expect(near?.planets.terran).toEqual({ all: 3, left: 1 });
  expect(near?.planets.desert).toEqual({ all: 1, left: 1 });
  expect(near?.systems.map(({ placed }) => placed)).toEqual([true, false]);
  expect(middle?.planets.volcanic).toEqual({ all: 1, left: 1 });
  expect(far?.systems).toEqual([]);
});
