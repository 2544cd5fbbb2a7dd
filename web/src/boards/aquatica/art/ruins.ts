// Fallen civilizations. The frame is that of `locations.ts`.

import { area, box, line, moved, oval, pick, seeded, type Art } from "../../shared/art/shapes";

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

export const RUINS: Record<string, () => Art> = {
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

/** One that is made from its name. */
export function anyRuin(id: string): Art {
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
