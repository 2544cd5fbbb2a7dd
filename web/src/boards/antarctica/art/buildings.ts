// The buildings on the ice. A scene is 78 wide and 72 high; the ground is about y = 56.

import { area, box, line, oval, pick, seeded, short, type Art } from "../../shared/art/shapes";

const SNOW = "#f4f9fc";
const SHADOW = "#c5d8e6";
const STEEL = "#5b6b7a";
const STEEL_LIGHT = "#94a4b1";
const RED = "#c8452f";
const YELLOW = "#f2b632";
const GLASS = "#8fd0ea";
const WOOD = "#8a5f3c";

/** A wall with its right side in shadow. */
const block = (x: number, y: number, w: number, h: number, fill: string): Art => [
  area(fill, box(x, y, w, h)),
  area("#000000", box(x + w * 0.66, y, w * 0.34, h), 0.16),
];
const windows = (at: [number, number][], fill = "#ffe6a0"): Art => [
  area(fill, at.map(([x, y]) => box(x, y, 4, 4)).join("")),
];
const dome = (x: number, y: number, r: number, fill: string): Art => [
  area(fill, `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`),
  area(
    "#000000",
    `M${x + r * 0.3} ${y}q${r * 0.3}-${r * 0.6} 0-${r}a${r} ${r} 0 0 1 ${r * 0.7} ${r}z`,
    0.14,
  ),
];
const waves = (y: number): Art => [
  area("#3d8db8", `M0 ${y}h78V72H0z`),
  line("#bfe3f2", 1.6, `M4 ${y + 5}q4-3 8 0t8 0 8 0M42 ${y + 9}q4-3 8 0t8 0 8 0`),
];

const BUILDINGS: Record<string, () => Art> = {
  camp: () => [
    area(RED, "M14 56L30 30 46 56z"),
    area("#8f2c1f", "M30 30L46 56H34z"),
    area("#3a2018", "M26 56l4-12 4 12z"),
    area(YELLOW, "M44 56L56 38 68 56z"),
    area("#b9821a", "M56 38L68 56H59z"),
    line(WOOD, 1.6, "M8 56V36"),
    area("#2f6fb0", "M8 36l10 3-10 4z"),
  ],
  shipyard: () => [
    ...waves(54),
    area("#b3452f", "M16 42h42q-2 14-12 14H28q-10-4-12-14z"),
    area("#f4f4ee", "M16 42h42l-1 4H17z"),
    line(STEEL, 2.4, "M12 56V16h26M12 26l10-10M34 16v12M64 56V22M58 56l6-34 6 34"),
    area(YELLOW, box(30, 28, 8, 8)),
  ],
  crane: () => [
    line(YELLOW, 3, "M26 56V14h40M26 26l12-12M14 14h12"),
    area(STEEL, box(8, 12, 10, 9)),
    line(STEEL, 1.4, "M58 14v18"),
    ...block(50, 32, 16, 12, WOOD),
    ...block(19, 48, 14, 8, STEEL),
  ],
  headframe: () => [
    line(WOOD, 3.4, "M22 56L36 18h6L56 56M28 40h22M25 48h28"),
    line(STEEL, 2.6, oval(39, 18, 9)),
    line(STEEL, 1.4, "M30 18h18M39 9v18M39 18L62 56"),
    ...block(54, 44, 16, 12, RED),
    area("#39424b", "M10 56q0-8 8-8t9 8z"),
  ],
  drilling_rig: () => [
    ...block(16, 46, 46, 8, STEEL),
    line(STEEL, 3, "M20 54v10M58 54v10"),
    line(RED, 2.6, "M30 46L38 10h4L50 46M33 34h14M35 24h10"),
    area("#1f2830", "M39 12h2v52h-2z"),
    area("#1f2830", "M58 22q6 8 6 12a6 6 0 0 1-12 0q0-4 6-12z"),
    area("#6d7a83", oval(56.5, 35, 1.6, 2.6)),
  ],
  wind_turbine: () => [
    area("#eef2f4", "M38 56l1.4-34h2.2L43 56z"),
    area("#ffffff", "M40 22L38 2q5 4 4 19zM41 22l18 9q-6 3-18-6zM40 23L23 34q0-6 15-14z"),
    area(STEEL, oval(40.5, 22, 2.6)),
    area("#dfe7eb", "M64 56l.7-16h1L66.6 56z"),
    area("#eef4f7", "M65 40l-1-10q3 2 2 10zM65 40l9 4-9-1zM65 40l-8 6 6-7z"),
  ],
  laboratory: () => [
    ...block(12, 40, 34, 16, "#e9eef2"),
    ...windows(
      [
        [16, 44],
        [23, 44],
        [30, 44],
      ],
      GLASS,
    ),
    ...dome(54, 56, 14, "#7b5bb0"),
    area("#c3aee6", "M46 50q2-7 8-8-4 4-4 9z"),
    line("#3d4650", 2, "M26 18h8M28 18v8l-7 13h18L32 26v-8"),
    area("#7fd6a0", "M24 33h12l3 6H21z"),
  ],
  factory: () => [
    area("#a7b3bd", "M8 56V36l12 7v-7l12 7v-7l12 7V28h26v28z"),
    area("#000000", "M56 28h14v28H56z", 0.14),
    ...block(50, 10, 7, 20, RED),
    area("#ffffff", `${oval(54, 6, 6, 4)}${oval(62, 3, 7, 4)}`, 0.8),
    ...windows([
      [14, 48],
      [24, 48],
      [34, 48],
      [50, 38],
      [60, 38],
    ]),
  ],
  inland_station: () => [
    area("#9db6cc", "M30 56L54 16 76 56z"),
    area(SNOW, "M47 28l7-12 7 12-5-3-3 4-3-4z"),
    ...dome(24, 56, 15, "#1f7f7a"),
    area("#8fd9d0", "M14 50q3-8 9-9-4 5-4 10z"),
    area("#123f3d", box(21, 47, 6, 9)),
    line(STEEL, 1.8, "M24 41V26M20 26h8"),
  ],
  coast_station: () => [
    ...waves(58),
    area("#dfeaf1", "M0 60V48q20-6 44 2l6 10z"),
    ...block(10, 34, 26, 16, "#1f7f7a"),
    area("#e9f3f3", "M8 34l15-9 15 9z"),
    ...windows([
      [14, 39],
      [22, 39],
      [29, 39],
    ]),
    area("#f4f4ee", "M54 60l2-30h6l2 30z"),
    area(RED, "M55 48h8l.6 6h-9zM56 36h6l.4 6h-7z"),
    area(YELLOW, box(55.4, 25, 7, 5)),
  ],
  sea_station: () => [
    ...waves(50),
    line(STEEL, 3.4, "M22 40v26M56 40v26M22 62l34-18M56 62L22 44"),
    ...block(14, 30, 50, 11, "#1f7f7a"),
    ...block(20, 18, 20, 12, "#e9eef2"),
    ...windows(
      [
        [23, 22],
        [31, 22],
      ],
      GLASS,
    ),
    area(YELLOW, oval(54, 30, 8, 2.4)),
    line(STEEL, 1.6, "M58 18v12"),
    area(RED, oval(58, 17, 1.8)),
  ],
  headquarters: () => [
    ...block(10, 34, 58, 22, "#24406e"),
    ...block(26, 22, 26, 34, "#34558c"),
    ...windows([
      [15, 40],
      [15, 48],
      [30, 28],
      [38, 28],
      [46, 28],
      [56, 40],
      [62, 40],
      [56, 48],
      [62, 48],
    ]),
    area("#0f1f3a", box(35, 44, 8, 12)),
    line(STEEL, 1.8, "M39 22V4"),
    area(RED, "M39 4h15l-4 4 4 4H39z"),
  ],
  plankton_farm: () => [
    ...[
      [12, "#4fae86"],
      [32, "#69c99c"],
      [52, "#4fae86"],
    ].flatMap(([x, fill]) => [
      area("#dff3ee", `M${x} 56V26q8-7 16 0v30z`),
      area(String(fill), `M${x} 56V36h16v20z`),
      area(
        "#eafff6",
        `${oval(Number(x) + 5, 44, 1.8)}${oval(Number(x) + 10, 50, 2.2)}${oval(Number(x) + 11, 41, 1.2)}`,
      ),
    ]),
    line(STEEL, 2, "M20 22V14h40v8M40 22v-8"),
  ],
  parabolic_antenna: () => [
    line(STEEL, 3, "M40 34L30 56M40 34l10 22M34 48h12"),
    area("#f4f6f8", "M18 14q-2 26 30 32 4-4 2-6Z"),
    area(STEEL_LIGHT, "M18 14q10 14 32 26 1 3-2 6Q20 40 18 14z", 0.8),
    line(STEEL, 1.8, "M33 29l16-14"),
    area(RED, oval(50, 14, 2.4)),
    line(YELLOW, 1.8, "M56 12q3 2 3 6M60 8q5 4 5 11"),
  ],
};

const unknown = (id: string): Art => [
  ...block(20, 36, 38, 20, pick(id, [RED, "#1f7f7a", "#24406e", WOOD], RED)),
  area("#e9f3f3", "M17 36l22-14 22 14z"),
  ...windows([
    [26, 42],
    [36, 42],
    [46, 42],
  ]),
];

/** Sky, sun, far mountains and snow around a building. */
export function sceneOf(id: string): Art {
  const next = seeded(id);
  const peak = short(14 + next() * 50);
  const high = short(20 + next() * 14);
  const sun = short(10 + next() * 56);
  return [
    area(
      pick(`${id}s`, ["#bfe0f2", "#cfe3f5", "#f3dcc4", "#d8d9f0", "#b9d8e8"], "#bfe0f2"),
      box(0, 0, 78, 72),
    ),
    area("#fff3c9", oval(sun, 16, 9), 0.8),
    area("#ffffff", oval(sun, 16, 5.4)),
    area(
      "#a9c3d9",
      `M-4 56L${peak - 30} ${high + 14}l12 6L${peak} ${high}l16 16 10-6 30 46z`,
      0.75,
    ),
    area(SNOW, "M0 56q20-6 40-2t38-1v19H0z"),
    ...(BUILDINGS[id] ?? (() => unknown(id)))(),
    area(SHADOW, "M6 58q30-3 66 0-30 5-66 0z", 0.5),
    area(SNOW, "M0 62q14-4 26 0t28-1 24 1v10H0z"),
  ];
}
