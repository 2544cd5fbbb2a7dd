// What a location looks like. The ground is at y = 0, a scene is about 68 wide and 64 high around
// x = 0. Known locations say what is special about them; any other is made from its name.

import {
  area,
  box,
  line,
  moved,
  oval,
  pick,
  seeded,
  short,
  type Art,
} from "../../shared/art/shapes";

const SAND = "#d8c08a";
const SAND_DARK = "#b3945c";

interface Water {
  high: string;
  low: string;
  ground: string;
}
const WATERS: Record<string, Water> = {
  shark_bay: { high: "#8fdbe0", low: "#2f7fa8", ground: SAND },
  sunken_ship: { high: "#9ad3bd", low: "#2c6a70", ground: "#b99a63" },
  ocean_volcano: { high: "#e6a27c", low: "#5a2c4a", ground: "#3a2634" },
  fallen_civilization: { high: "#b6c4f0", low: "#4d4a94", ground: "#c9b68c" },
};
const CALM: Water = { high: "#9ad6e6", low: "#2c6a98", ground: SAND };

// --- sharks

interface Shark {
  back: string;
  belly: string;
  stout?: number;
  mark?: "hammer" | "goblin" | "stripes" | "teeth" | "barbels" | "scars";
}
const GREY: Shark = { back: "#4d6478", belly: "#dbe6ea" };
const TEETH = area("#ffffff", "M-29 3l2 4 2-3.6 2 4 2-3.6 2 3.6 2-3-4-2z");
const MARKS: Record<NonNullable<Shark["mark"]>, (shark: Shark) => Art> = {
  hammer: ({ back }) => [
    area(back, "M-34-9h5q3 9 0 20h-5q-3-9 0-20z"),
    area("#12202c", oval(-33, -7, 1.4)),
  ],
  goblin: ({ back }) => [area(back, "M-44-5L-26-5L-28 1z"), TEETH],
  stripes: () => [line("#2b3d3c", 2, "M-10-8l-2 7M-3-9l-2 8M4-8l-2 8M11-6l-2 6M18-4l-1 4")],
  teeth: () => [area("#8d2130", "M-30 1q6 7 12 3l-3-4z"), TEETH],
  barbels: ({ back }) => [line(back, 1.4, "M-27 4q-1 4-4 5M-24 5q0 4-2 6")],
  scars: () => [line("#c9838a", 1.2, "M-14-6l8 6M-10-7l7 5")],
};

function shark(look: Shark, x: number, y: number, size: number, turned = false): Art {
  const wide = turned ? -size : size;
  return [
    moved(
      `translate(${short(x)} ${short(y)}) scale(${short(wide * 10) / 10} ${short(size * (look.stout ?? 1) * 10) / 10})`,
      [
        area(
          look.back,
          "M-31 1C-22-8-8-11 4-9L11-19C13-14 13-10 15-7C20-5 23-4 26-3L34-13C34-7 33-3 31 0C33 3 34 7 33 12L25 4C15 7 9 8 3 8L-3 17C-6 13-7 10-7 8C-17 7-25 6-31 1z",
        ),
        area(look.belly, "M-31 1C-20 3-8 5 6 4C12 4 19 3 25 2C16 7 8 8 3 8C-10 8-23 7-31 1z"),
        line("#22384a", 1, "M-13-4q-2 4 0 7M-10-4q-2 4 0 7", 0.7),
        area("#12202c", oval(-22, -2.4, 1.5)),
        ...(look.mark ? MARKS[look.mark](look) : []),
      ],
    ),
  ];
}

const weeds = (at: number[], fill = "#2f8a6a"): Art => [
  line(fill, 3, at.map((x) => `M${x} 1q-5-9 0-16t0-${8 + Math.abs(x % 7)}`).join("")),
];
const corals = (at: number[], fill = "#e2708a"): Art => [
  line(fill, 3.4, at.map((x) => `M${x} 2v-12m0 6l-6-7m6 3l6-8m-6 2l-2-6`).join("")),
];
const cliffs = (fill: string): Art => [
  area(fill, "M-36 2V-66q9 10 7 22t5 20-3 24zM36 2V-66q-9 8-7 24t-6 22 4 20z"),
];
const stones = (fill: string): Art => [
  area(fill, "M-32 2q1-9 9-9t9 9zM14 2q0-12 10-12t11 12zM-8 2q1-6 6-6t6 6z"),
];

const SHARKS: Record<string, () => Art> = {
  dogfish_shoal: () => [
    ...[
      [-12, -48],
      [14, -40],
      [-16, -28],
      [10, -20],
      [22, -54],
    ].flatMap(([x = 0, y = 0]) => shark({ back: "#8b7d62", belly: "#efe5cf" }, x, y, 0.36)),
  ],
  blue_shark_nursery: () => [
    ...shark({ back: "#2b62b0", belly: "#e4eefb" }, 0, -42, 0.8),
    ...shark({ back: "#3f7cc9", belly: "#e4eefb" }, -12, -19, 0.34),
    ...shark({ back: "#3f7cc9", belly: "#e4eefb" }, 14, -16, 0.34),
    ...weeds([-26, 28]),
  ],
  mako_channel: () => [
    ...cliffs("#3d7c88"),
    ...shark({ back: "#2a4f86", belly: "#eef4f6", stout: 0.8 }, 0, -34, 0.78),
  ],
  hammerhead_trench: () => [
    ...cliffs("#28566f"),
    ...shark({ ...GREY, mark: "hammer" }, 2, -36, 0.8),
  ],
  black_tooth: () => [
    ...stones("#3f4c55"),
    ...shark({ back: "#1f2830", belly: "#6d7a83", mark: "teeth" }, 3, -34, 0.92),
  ],
  nurse_shark_reef: () => [
    ...corals([-26, -6, 24]),
    ...shark({ back: "#9b7247", belly: "#ecd9b8", mark: "barbels", stout: 1.1 }, 0, -38, 0.8),
  ],
  tiger_shark_bank: () => [
    area(SAND_DARK, "M-36 2q16-22 34-14t38 14z"),
    ...shark({ back: "#6e8481", belly: "#eef0e2", mark: "stripes", stout: 1.1 }, 0, -38, 0.9),
  ],
  great_white_arena: () => [
    line("#cbb27c", 4, "M-34-2q34-20 68 0M-30-12q30-16 60 0"),
    ...shark({ back: "#78868f", belly: "#ffffff", mark: "teeth", stout: 1.25 }, 3, -40, 0.9),
  ],
  goblin_shark_pass: () => [
    ...cliffs("#47608c"),
    ...shark({ back: "#d08f9c", belly: "#f6dcdc", mark: "goblin" }, 8, -32, 0.74),
  ],
  ring_of_blood: () => [
    area("#c23b4a", oval(0, -26, 13, 9), 0.75),
    ...shark(GREY, -4, -48, 0.46),
    ...shark(GREY, 8, -8, 0.46, true),
  ],
  bull_shark_sanctuary: () => [
    area("#e9dcb4", "M-32 2v-34q12-16 24-4v38zM12 2v-30q10-14 22 0v30z"),
    ...shark({ back: "#5f6b63", belly: "#e6e7dc", stout: 1.3 }, 1, -30, 0.82),
  ],
  predators_gorge: () => [
    ...cliffs("#1f4660"),
    ...shark(GREY, 1, -50, 0.5),
    ...shark({ back: "#33506b", belly: "#cfdde6", mark: "scars" }, 3, -24, 0.62, true),
  ],
  megalodon_throne: () => [
    area("#d9c9a2", "M-30 2v-10h14v-12h12v-12h12v12h12v12h14v10z"),
    ...shark({ back: "#35424f", belly: "#cfd6d8", mark: "teeth", stout: 1.2 }, 3, -42, 1),
    area("#ffd767", "M-6-60l3 5 4-6 4 6 4-6 4 6 3-5-2 10h-18z"),
  ],
  mother_of_sharks: () => [
    ...shark({ back: "#6a4d86", belly: "#eadcf2", stout: 1.25 }, 2, -46, 0.98),
    ...[
      [-18, -22],
      [2, -16],
      [20, -24],
    ].flatMap(([x = 0, y = 0]) => shark({ back: "#8d6fa8", belly: "#f3e8f8" }, x, y, 0.28)),
    ...corals([-28, 30], "#f0a04b"),
  ],
};

function anyShark(id: string): Art {
  const next = seeded(id);
  const look: Shark = {
    back: pick(`${id}1`, ["#4d6478", "#2b62b0", "#6e8481", "#9b7247", "#35424f"], "#4d6478"),
    belly: "#e6eef0",
    stout: 0.9 + next() * 0.4,
    mark: pick(`${id}2`, ["hammer", "stripes", "teeth", "barbels", "scars"] as const, "teeth"),
  };
  return [
    ...pick(
      `${id}3`,
      [corals([-26, 26]), cliffs("#2d6480"), stones("#4b6a78"), weeds([-28, -22, 28])],
      [],
    ),
    ...shark(look, 0, -30 - next() * 14, 0.8, next() > 0.5),
  ];
}

// --- ships

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

const SHIPS: Record<string, () => Art> = {
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

function anyShip(id: string): Art {
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

// --- volcanoes

const LAVA = "#ff7a3c";
const HOT = "#ffd06b";
const plume = (x: number, y: number, fill = "#e9d8d0"): Art => [
  area(
    fill,
    `${oval(x, y - 5, 5, 4)}${oval(x + 4, y - 13, 7, 6)}${oval(x - 3, y - 22, 8, 7)}`,
    0.65,
  ),
];
function cone(x: number, width: number, height: number, rock: string, streams = true): Art {
  const mouth = width * 0.22;
  return [
    area(rock, `M${x - width} 3L${x - mouth} ${-height}q${mouth} 5 ${2 * mouth} 0L${x + width} 3z`),
    area(
      "#000000",
      `M${x} ${-height + 2}L${x + mouth} ${-height}L${x + width} 3H${x + width * 0.2}z`,
      0.22,
    ),
    ...(streams
      ? [
          area(
            LAVA,
            `M${x - mouth} ${-height}q${mouth} 5 ${2 * mouth} 0q-1 12 1 18t-4 8-3-10-4 22-4-2 1-20-3-6z`,
          ),
          area(HOT, oval(x, -height + 1, mouth, 2)),
        ]
      : []),
  ];
}

const VOLCANOES: Record<string, () => Art> = {
  twin_fumarole: () => [
    ...plume(-14, -28),
    ...plume(14, -22),
    ...cone(-14, 15, 30, "#6d4a4c", false),
    ...cone(14, 16, 24, "#7d5650", false),
    area(HOT, `${oval(-14, -29, 3.4, 1.6)}${oval(14, -23, 3.6, 1.6)}`),
  ],
  tepid_spring: () => [
    area("#8b6f5c", "M-32 3q6-14 32-14t32 14z"),
    area("#79d8d2", oval(0, -9, 20, 6)),
    area("#c5f4ec", oval(-4, -10, 11, 3)),
    line("#eafffb", 2, "M-8-18q-5-8 0-14t0-14M6-18q5-8 0-14t0-16", 0.8),
  ],
  grey_chimney: () => [
    area("#8a8f96", "M-12 3l3-46q8-4 15 0l5 46z"),
    area("#5f646c", "M2 3l1-48 3 2 5 46zM14 3l2-28q5-3 9 0l3 28z"),
    ...plume(-2, -42, "#4c4a55"),
    ...plume(20, -24, "#4c4a55"),
  ],
  burning_crack: () => [
    area("#2a1a24", "M-36 3v-12q20-8 36-3t36-4v19z"),
    area(LAVA, "M-34 0l14-8 8 5 12-11 8 9 26-6-22 11-12-4-12 9-8-6z"),
    area(HOT, "M-22-3l10-1 10-7 6 7 8-2-8 6-6-4-8 7z"),
    line(LAVA, 2, "M-12-16q-4-10 2-18M8-18q5-10 0-20", 0.7),
  ],
  cinder_cone: () => [
    ...cone(0, 31, 42, "#4f3a44"),
    area(
      "#2a1d26",
      [
        [-18, -10],
        [-8, -22],
        [12, -16],
        [20, -6],
        [4, -8],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 2.2))
        .join(""),
    ),
    area(
      HOT,
      [
        [-12, -52],
        [2, -60],
        [14, -50],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 1.8))
        .join(""),
    ),
  ],
  red_fault: () => [
    area("#7e2f2f", "M-36 3v-40l26 8-6 32z"),
    area("#a33e33", "M36 3v-52l-30 14 8 38z"),
    area(LAVA, "M-10-29l6 32h16l-6-38-6 10-4 4z", 0.95),
    area(HOT, "M-4-20l3 22h6l-2-24-3 5z"),
  ],
  sulphur_lake: () => [
    area("#6b5436", "M-34 3q4-20 34-20t34 20z"),
    area("#e8cf3a", oval(0, -10, 24, 8)),
    area("#fff08a", `${oval(-8, -11, 8, 3)}${oval(10, -8, 4, 1.6)}`),
    ...plume(-12, -18, "#f3eeb0"),
    ...plume(12, -16, "#f3eeb0"),
  ],
  geyser_field: () => [
    area("#8e6d63", "M-36 3q8-9 18-5t18-2 18 0 18 7z"),
    ...[
      [-22, 34],
      [-2, 56],
      [20, 40],
    ].flatMap(([x = 0, h = 0]) => [
      area("#e8fbff", `M${x - 3}-4q1-${h - 8}-6-${h}q9-5 18 0q-7 8-6 ${h}z`, 0.85),
      area("#6d4a4c", `M${x - 6} 2q1-9 6-9t6 9z`),
    ]),
  ],
  lesser_caldera: () => [
    area("#6a4750", "M-36 3q2-24 16-26l6 5h28l6-5q14 2 16 26z"),
    area("#3c2833", oval(0, -19, 18, 5)),
    area(LAVA, oval(0, -17.5, 12, 3)),
    ...plume(4, -22),
  ],
  dead_lava_flow: () => [
    ...cone(-10, 24, 36, "#545058", false),
    area("#37343c", "M-12-34q6 6 8 16t18 12 22 9h-52q-4-12 0-20t4-17z"),
    line("#6d6872", 1.6, "M-6-18q8 8 18 9M-8-8q12 5 26 5"),
  ],
  glass_crater: () => [
    area("#5d4654", "M-36 3q4-18 16-18h40q12 0 16 18z"),
    area(
      "#8cf0ec",
      "M-12-14l-4-22 6-12 5 14 3 20zM0-14l-2-34 6-14 7 16-2 32zM14-14l3-18 6-8 3 12-4 14z",
    ),
    area("#ffffff", "M-10-46l4 12-5 18zM5-60l5 14-6 30z", 0.6),
  ],
  thunder_ridge: () => [
    area("#43324a", "M-36 3l10-34 10 14 12-36 14 26 10-16 16 46z"),
    area("#2b2034", "M-4-53l14 26 2 30H0z"),
    area("#fff2a8", "M14-66l-8 18h6l-5 16 14-20h-7l6-14z"),
    line("#fff2a8", 1.6, "M-22-60l-4 10h5l-4 10", 0.9),
  ],
  magma_belly: () => [
    ...cone(0, 33, 40, "#59323c", false),
    area(LAVA, "M0-30q18 10 14 24t-14 7-14-7 14-24z"),
    area(HOT, "M0-20q9 7 7 14t-7 4-7-4 7-14z"),
    area("#fff6d0", oval(0, -7, 3.4)),
    ...plume(0, -40),
  ],
  father_of_volcanoes: () => [
    ...cone(-20, 16, 28, "#5b3a44"),
    ...cone(22, 14, 24, "#5b3a44"),
    ...cone(0, 30, 56, "#70414a"),
    area(HOT, "M-8-58q-6-8-2-14q2 6 6 4q-2-6 4-10q0 8 5 8q4-2 3-6q6 8 0 18z"),
  ],
};

function anyVolcano(id: string): Art {
  const next = seeded(id);
  const rock = pick(`${id}1`, ["#6d4a4c", "#4f3a44", "#70414a", "#5a4a5c"], "#6d4a4c");
  const height = 30 + next() * 26;
  return [
    ...(next() > 0.5 ? cone(20, 15, height * 0.5, "#4b3540") : []),
    ...(next() > 0.4 ? plume(0, -height) : []),
    ...cone(-4, 24 + next() * 8, short(height), rock, next() > 0.3),
  ];
}

// --- ruins

const MARBLE = "#efe8d8";
const SHADE = "#c3b6c9";
function column(x: number, height: number, wide = 7, broken = false): Art {
  const top = broken ? `l${wide * 0.4} 4 ${wide * 0.3}-3 ${wide * 0.3} 5` : `h${wide}`;
  return [
    area(MARBLE, `M${x} 2v${-height}${top}V2z`),
    area(SHADE, `M${x + wide * 0.6} 2v${-height + 4}h${wide * 0.4}V2z`),
    area(
      MARBLE,
      box(x - 1.5, -1, wide + 3, 3) + (broken ? "" : box(x - 2, -height - 3, wide + 4, 4)),
    ),
  ];
}
const columns = (at: number[], height: number, wide = 6): Art =>
  at.flatMap((x) => column(x, height, wide));
const steps = (width: number): Art => [
  area(MARBLE, box(-width, -3, 2 * width, 5)),
  area(SHADE, box(-width, -1, 2 * width, 1.2)),
];
const pediment = (y: number, width: number, fill = MARBLE): Art => [
  area(fill, `M${-width} ${y}L0 ${y - 14}L${width} ${y}z`),
  area(SHADE, `M${-width + 7} ${y - 2}L0 ${y - 10}L${width - 7} ${y - 2}z`),
];
const arches = (at: number[], height: number, fill = MARBLE): Art => [
  area(
    fill,
    at.map((x) => `M${x - 10} 2v${-height}h20V2h-5v${-height + 14}a5 6 0 0 0-10 0V2z`).join(""),
  ),
];

const RUINS: Record<string, () => Art> = {
  fallen_column: () => [
    ...column(14, 46, 9, true),
    moved("translate(-30 -2) rotate(-7)", [
      area(MARBLE, box(0, -9, 34, 9)),
      line(SHADE, 1.4, "M2-6h30M2-3h30"),
      area(MARBLE, box(33, -11, 5, 13)),
    ]),
  ],
  flooded_courtyard: () => [
    ...columns([-30, -18, 12, 24], 38, 5),
    area(MARBLE, box(-33, -44, 66, 5)),
    area("#4fc0cf", "M-20 3l6-10h28l6 10z"),
    area("#bdeef0", "M-8-4h14l2 3h-18z"),
  ],
  mosaic_gate: () => [
    area(MARBLE, "M-28 2v-50h56v50h-14v-24a14 14 0 0 0-28 0v24z"),
    area("#2f8fb0", [-24, -14, -4, 6, 16].map((x) => box(x, -46, 6, 6)).join("")),
    area("#e0a23a", [-19, -9, 1, 11].map((x) => box(x, -46, 5, 6)).join("")),
    area(
      "#c2503c",
      box(-25, -34, 5, 5) + box(20, -34, 5, 5) + box(-25, -22, 5, 5) + box(20, -22, 5, 5),
    ),
  ],
  drowned_market: () => [
    area(MARBLE, box(-28, -20, 24, 22) + box(4, -20, 24, 22)),
    area("#c2503c", "M-32-20q2-14 16-14t16 14l-5 5-6-5-5 5-6-5-5 5z"),
    area("#e0a23a", "M0-20q2-18 16-18t16 18l-5 5-6-5-5 5-6-5-5 5z"),
    area("#6a4f8f", oval(-16, -8, 5, 7) + oval(14, -7, 4, 6) + oval(22, -7, 3, 5)),
  ],
  mute_library: () => [
    area("#a58a5e", box(-28, -54, 56, 56)),
    area("#5b4630", box(-24, -50, 48, 14) + box(-24, -33, 48, 14) + box(-24, -16, 48, 14)),
    ...["#c2503c", "#2f8fb0", "#e0a23a", "#6a4f8f"].map((fill, at) =>
      area(
        fill,
        [0, 1, 2].map((row) => box(-22 + at * 10 + row * 3, -48 + row * 17, 5, 12)).join(""),
      ),
    ),
  ],
  ruined_barracks: () => [
    area(SHADE, "M-34 2v-34h10v6h8v-6h10v6h8v-10l6 6 4-4v36z"),
    area(MARBLE, "M-34-2h46v4h-46z"),
    ...[-24, -8].flatMap((x) => [
      area("#b5483d", oval(x, -15, 6, 8)),
      area("#e8c46a", oval(x, -15, 2)),
    ]),
    line("#5b4a3a", 2, "M24 2L30-46M18 2L20-40"),
    area("#dfe6e8", "M30-46l-3 8h5zM20-40l-3 7h5z"),
  ],
  nobles_baths: () => [
    area(MARBLE, "M-30 2v-26h60v26z"),
    area("#d9a978", "M-26-24a26 22 0 0 1 52 0z"),
    area("#4fc0cf", box(-22, -12, 44, 14)),
    area("#c9f3f2", box(-18, -8, 20, 2) + box(2, -3, 14, 2)),
    line("#ffffff", 2, "M-8-50q-4-6 0-10t0-8M8-50q4-6 0-10t0-8", 0.75),
  ],
  ancients_forum: () => [
    ...steps(32),
    ...columns([-28, -14, 0, 14, 25], 32, 5),
    ...pediment(-37, 34),
  ],
  shattered_aqueduct: () => [
    ...arches([-24, -4], 44),
    area(MARBLE, box(-36, -50, 44, 6)),
    area("#4fc0cf", "M-36-50h42q6 2 6 12t-2 16h-4q1-16-2-20t-6-4h-34z"),
    ...column(22, 26, 9, true),
  ],
  necropolis: () => [
    area(SHADE, "M-32 2v-22a8 8 0 0 1 16 0v22zM14 2v-30a9 9 0 0 1 18 0v30z"),
    area(MARBLE, "M-12 2v-34a11 11 0 0 1 22 0v34z"),
    line("#6d6280", 2, "M-1-36v16m-5-10h10M-24-18v8M23-26v8"),
  ],
  lost_academy: () => [
    ...steps(32),
    ...columns([-26, -13, 8, 21], 24, 5),
    area(MARBLE, box(-30, -34, 60, 6)),
    area("#5e86b8", "M-18-34a18 20 0 0 1 36 0z"),
    area("#8fb2dc", "M-14-34a14 18 0 0 1 10-17q-6 8-4 17z"),
    line("#e0a23a", 2.4, "M0-54v-8"),
  ],
  senate_palace: () => [
    area(SHADE, box(-34, -30, 68, 32)),
    ...steps(34),
    ...columns([-32, -21, -10, 5, 16, 27], 30, 4.5),
    area(MARBLE, box(-36, -37, 72, 6)),
    ...pediment(-36, 20),
    area("#c2503c", "M0-64l12 4-12 4z"),
    line("#8a6a4a", 1.6, "M0-64v16"),
  ],
  trident_temple: () => [
    ...steps(30),
    ...columns([-26, 20], 40, 6),
    ...pediment(-43, 32, "#d9cfe6"),
    line("#e2b03c", 3, "M0 0v-36M-8-36v9q0 6 8 6t8-6v-9"),
  ],
  forgotten_capital: () => [
    area("#8d84b4", "M-36 2v-30h8v-10h8v10h6v-24l6-8 6 8v24h8v-16h10v16h6v-8h10v38z"),
    ...arches([-22, 0, 22], 22, SHADE),
    area("#e2b03c", "M-10-42a9 10 0 0 1 18 0z"),
    area(MARBLE, box(-10, -42, 18, 14)),
    area("#4d4a7c", box(-5, -38, 3, 6) + box(1, -38, 3, 6)),
  ],
};

function anyRuin(id: string): Art {
  const next = seeded(id);
  const height = Math.round(24 + next() * 20);
  return pick(
    `${id}1`,
    [
      [...steps(32), ...columns([-28, -12, 6, 22], height), ...pediment(-height - 4, 34)],
      [...arches([-22, 0, 22], height)],
      [
        ...column(-26, height, 8, true),
        ...column(-6, height + 8, 8),
        ...column(16, height - 8, 8, true),
      ],
    ],
    columns([-20, 0, 20], height),
  );
}

// --- all of them

const KINDS: Record<string, { known: Record<string, () => Art>; any: (id: string) => Art }> = {
  shark_bay: { known: SHARKS, any: anyShark },
  sunken_ship: { known: SHIPS, any: anyShip },
  ocean_volcano: { known: VOLCANOES, any: anyVolcano },
  fallen_civilization: { known: RUINS, any: anyRuin },
};

export const waterOf = (type: string): Water => WATERS[type] ?? CALM;

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
