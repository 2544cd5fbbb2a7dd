// Volcanoes of the ocean floor. The frame is that of `locations.ts`.

import { area, line, oval, pick, seeded, short, type Art } from "../../shared/art/shapes";

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

export const VOLCANOES: Record<string, () => Art> = {
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

/** One that is made from its name. */
export function anyVolcano(id: string): Art {
  const next = seeded(id);
  const rock = pick(`${id}1`, ["#6d4a4c", "#4f3a44", "#70414a", "#5a4a5c"], "#6d4a4c");
  const height = 30 + next() * 26;
  return [
    ...(next() > 0.5 ? cone(20, 15, height * 0.5, "#4b3540") : []),
    ...(next() > 0.4 ? plume(0, -height) : []),
    ...cone(-4, 24 + next() * 8, short(height), rock, next() > 0.3),
  ];
}
