// What a location looks like. The ground is at y = 0, a scene is about 68 wide and 64 high around
// x = 0. Known locations say what is special about them; any other is made from its name.

import { area, oval, seeded, short, type Art } from "../../shared/art/shapes";
import { anyRuin, RUINS } from "./ruins";
import { anyShark, SHARKS } from "./sharks";
import { anyShip, SHIPS } from "./ships";
import { anyVolcano, VOLCANOES } from "./volcanoes";
import { waterOf } from "./waters";

const KINDS: Record<string, { known: Record<string, () => Art>; any: (id: string) => Art }> = {
  shark_bay: { known: SHARKS, any: anyShark },
  sunken_ship: { known: SHIPS, any: anyShip },
  ocean_volcano: { known: VOLCANOES, any: anyVolcano },
  fallen_civilization: { known: RUINS, any: anyRuin },
};

/** Light from above, bubbles, the ground: what every scene of a location has around its subject. */
export function sceneOf(id: string, type: string): { behind: Art; subject: Art } {
  const next = seeded(id);
  const { ground } = waterOf(type);
  const bubbles = Array.from({ length: 5 }, () =>
    oval(short(next() * 60 - 30), short(-12 - next() * 90), short(0.8 + next() * 1.4)),
  ).join("");
  const slope = Math.round(next() * 8 - 4);
  const kind = KINDS[type];
  return {
    behind: [
      area("#ffffff", `M${-20 + slope}-160h16l22 160h-30z`, 0.14),
      area("#ffffff", bubbles, 0.5),
      area("#0a2038", `M-40 10v-26q20-${10 + slope} 40 0t40-${4 - slope}v30z`, 0.18),
      area(ground, `M-40 12v-8q20-${6 + slope} 40-3t40-${3 - slope}v14z`),
    ],
    subject: kind ? (kind.known[id] ?? (() => kind.any(id)))() : anyRuin(id),
  };
}
