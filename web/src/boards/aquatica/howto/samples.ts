// Cards for the drawings of the how-to-play: like those of the game, without names.

import type { Character, Location } from "../componentData";
import type { CardSize } from "../layout";

export const SIZE: CardSize = { w: 100, head: 34, step: 24, foot: 28, named: true };

type Sample = Omit<Location, "id" | "code" | "manta">;

export const SHIP: Sample = {
  type: "sunken_ship",
  power_price: 5,
  coin_price: 3,
  points: 4,
  depths: [{ gain_coins: 2 }, { empty: true }, { raise: 1, other: true }],
};
export const VOLCANO: Sample = {
  type: "ocean_volcano",
  power_price: 5,
  coin_price: 4,
  points: 5,
  depths: [{ raise: 2, other: true }, { empty: true }, { gain_coins: 1 }],
};
export const BAY: Sample = {
  type: "shark_bay",
  power_price: 4,
  coin_price: 2,
  points: 3,
  depths: [{ gain_power: 2 }, { empty: true }],
};
export const RUIN: Sample = {
  type: "fallen_civilization",
  power_price: 4,
  coin_price: 2,
  points: 4,
  depths: [{ return: 1 }],
};

export const MATRON: Character = {
  id: "matron",
  effects: [{ return: "all" }, { ready: "all" }],
  stays_in_hand: true,
};
export const LEGIONARY: Character = {
  id: "legionary",
  effects: [{ gain_power: 3 }, { do: "conquer" }],
  stays_in_hand: false,
};
export const AMAZON: Character = {
  id: "shark_amazon",
  effects: [{ do: "explore" }, { gain_power: 2 }, { do: "conquer" }],
};
export const OCTOPUS: Character = {
  id: "octopus_merchant",
  effects: [{ gain_coins: 3 }, { do: "buy" }],
};
export const CRAB: Character = {
  id: "crab_diplomat",
  effects: [{ gain_coins: 2 }, { do: "buy" }, { do: "recruit" }],
};
