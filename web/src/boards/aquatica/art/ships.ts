// Sunken ships. The frame is that of `locations.ts`.

import { area, box, line, moved, oval, pick, seeded, type Art } from "../../shared/art/shapes";
import { SAND } from "./waters";

interface Ship {
  hull: string;
  wood: string;
  /** Where its masts stand, and how high they are. */
  masts: [number, number][];
  sail?: string;
  tilt: number;
  more?: Art;
}
const HULLS = {
  dinghy: "M-22-12h44q-3 13-13 13h-19q-9-2-12-13z",
  boat: "M-27-14q8 4 16 3h22q9 0 16-6q0 18-10 18h-33q-9-3-11-15z",
  cog: "M-29-22l10 6h33l14-9q1 20-10 26h-33q-12-5-14-23z",
  galleon: "M-33-30h15v10h24v-14h27q1 26-9 35h-41q-13-8-16-31z",
};
const holes = (y: number, fill = "#2a1c14"): Art => [
  area(fill, [-14, -4, 6, 16].map((x) => box(x, y, 5, 4)).join("")),
];
const coins = (at: [number, number][]): Art => [
  area("#e0a823", at.map(([x, y]) => oval(x, y, 3, 2)).join("")),
  area("#ffe08a", at.map(([x, y]) => oval(x - 0.5, y - 0.8, 1.8, 1)).join("")),
];

function ship({ hull, wood, masts, sail, tilt, more = [] }: Ship): Art {
  return [
    moved(`rotate(${tilt})`, [
      line("#4a3020", 2.6, masts.map(([x, top]) => `M${x}-14V${-top}m-8 8h16`).join("")),
      ...(sail
        ? [
            area(
              sail,
              masts
                .map(([x, top]) => `M${x - 8} ${-top + 9}h16q3 9-1 17l-4-3-3 4-4-4-4 2q3-8 0-16z`)
                .join(""),
            ),
          ]
        : []),
      area(wood, hull),
      area("#000000", `${hull}M-40-9h80v-40h-80z`, 0.16),
      line("#2a1c14", 1, "M-26-10q26 6 50 0M-24-4q24 5 44 0", 0.5),
      ...more,
    ]),
    area(SAND, "M-36 3q4-7 14-5t20-1 18-2 20 8z"),
  ];
}

export const SHIPS: Record<string, () => Art> = {
  fishers_boat: () => [
    ...ship({ hull: HULLS.boat, wood: "#3f86a8", masts: [[4, 44]], tilt: -8 }),
    line("#efe9d2", 1, "M8-40q18 10 22 38M14-36l14 12M11-30l18 18M22-32l-8 26", 0.9),
  ],
  lost_dinghy: () => [
    ...ship({ hull: HULLS.dinghy, wood: "#b4793f", masts: [], tilt: 14 }),
    line("#5d3b1d", 2.4, "M-24-20L6-32"),
    area("#8c5a2b", "M-30-24l9 2-2 7-9-3z"),
  ],
  broken_schooner: () => [
    moved(
      "translate(-12 0)",
      ship({
        hull: "M-20-20l12 3h14l-4 18h-13q-8-6-9-21z",
        wood: "#8a5a33",
        masts: [[-6, 52]],
        sail: "#e9dfc4",
        tilt: -12,
      }),
    ),
    moved(
      "translate(18 0)",
      ship({ hull: "M-10-14h14l12-8q0 18-8 23h-12z", wood: "#8a5a33", masts: [[2, 30]], tilt: 22 }),
    ),
  ],
  merchant_cog: () =>
    ship({
      hull: HULLS.cog,
      wood: "#9c6a34",
      masts: [[0, 60]],
      sail: "#d8b24a",
      tilt: -5,
      more: [area("#6a4420", box(-18, -24, 9, 8) + box(8, -25, 8, 9))],
    }),
  silent_caravel: () =>
    ship({
      hull: HULLS.cog,
      wood: "#5a6674",
      masts: [
        [-12, 50],
        [8, 60],
      ],
      sail: "#c9d6dc",
      tilt: 8,
    }),
  smugglers_brig: () =>
    ship({
      hull: HULLS.cog,
      wood: "#33302f",
      masts: [
        [-12, 58],
        [10, 54],
      ],
      sail: "#54504e",
      tilt: -10,
      more: [area("#ffcf5c", oval(-22, -30, 3, 4))],
    }),
  corsair_xebec: () => [
    ...ship({
      hull: "M-34-20l12 6h36l20-14q-2 26-14 29h-38q-12-6-16-21z",
      wood: "#7a2f2a",
      masts: [],
      tilt: 4,
    }),
    line("#4a3020", 2.4, "M-8-14V-56M14-16V-50"),
    area("#c93a3a", "M-22-20L-8-58L4-18zM4-18L14-52L26-22z"),
  ],
  royal_frigate: () =>
    ship({
      hull: HULLS.galleon,
      wood: "#2f4f86",
      masts: [
        [-14, 60],
        [6, 66],
      ],
      sail: "#f4efe0",
      tilt: -6,
      more: [...holes(-16, "#ffd767")],
    }),
  hospital_ship: () =>
    ship({
      hull: HULLS.boat,
      wood: "#e8ecea",
      masts: [[12, 48]],
      tilt: 7,
      more: [
        area("#cfd8d6", box(-16, -26, 24, 14)),
        area("#2f9e6b", box(-6, -25, 4, 11) + box(-9.5, -21.5, 11, 4)),
      ],
    }),
  stripped_wreck: () => [
    line(
      "#6b4a2c",
      3,
      "M-28-4q4-20 8-24M-16 0q2-24 4-30M-4 0v-34M8 0q-1-24-4-32M20-2q-2-20-8-26M28-6q-4-14-8-18",
    ),
    line("#4d3320", 4, "M-32 0q32 4 64-4"),
  ],
  gold_galleon: () => [
    ...ship({
      hull: HULLS.galleon,
      wood: "#b8862b",
      masts: [
        [-12, 58],
        [8, 62],
      ],
      sail: "#f7e3a6",
      tilt: 9,
      more: holes(-14),
    }),
    ...coins([
      [-22, -1],
      [-15, 1],
      [-28, 1],
      [22, 0],
    ]),
  ],
  ghost_ship: () => [
    area("#baf5df", oval(0, -34, 34, 30), 0.28),
    ...ship({
      hull: HULLS.galleon,
      wood: "#7fb9ae",
      masts: [
        [-14, 58],
        [8, 64],
      ],
      sail: "#dff8ee",
      tilt: -9,
      more: holes(-14, "#eafff6"),
    }),
  ],
  treasure_ship: () => [
    ...ship({ hull: HULLS.cog, wood: "#7a4b25", masts: [[-10, 52]], sail: "#a8402f", tilt: -13 }),
    area("#5d3413", "M8-16h22v16H8z"),
    area("#9b5f24", "M8-16q0-9 11-9t11 9z"),
    area("#ffd767", box(17, -17, 5, 7)),
    ...coins([
      [4, 0],
      [32, -1],
      [12, -17],
      [24, -18],
    ]),
  ],
  sunken_flagship: () =>
    ship({
      hull: HULLS.galleon,
      wood: "#6d2433",
      masts: [
        [-18, 56],
        [-2, 68],
        [14, 58],
      ],
      sail: "#efe0c8",
      tilt: 5,
      more: [
        ...holes(-18, "#ffcf5c"),
        ...holes(-10, "#ffcf5c"),
        area("#e2b03c", "M-2-78l12 4-12 4z"),
      ],
    }),
};

/** One that is made from its name. */
export function anyShip(id: string): Art {
  const next = seeded(id);
  const count = 1 + Math.floor(next() * 3);
  return ship({
    hull: pick(`${id}1`, Object.values(HULLS), HULLS.cog),
    wood: pick(
      `${id}2`,
      ["#8a5a33", "#3f86a8", "#5a6674", "#7a2f2a", "#b8862b", "#47604a"],
      "#8a5a33",
    ),
    masts: Array.from({ length: count }, (_, at) => [-14 + at * 14, 48 + Math.floor(next() * 16)]),
    sail: pick(`${id}3`, ["#e9dfc4", "#d8b24a", "#c9d6dc", "#a8402f"], "#e9dfc4"),
    tilt: Math.round(next() * 24 - 12),
  });
}
