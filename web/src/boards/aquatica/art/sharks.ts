// Bays with sharks. The frame is that of `locations.ts`.

import { area, line, moved, oval, pick, seeded, short, type Art } from "../../shared/art/shapes";

const SAND_DARK = "#b3945c";

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

export const SHARKS: Record<string, () => Art> = {
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

/** One that is made from its name. */
export function anyShark(id: string): Art {
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
