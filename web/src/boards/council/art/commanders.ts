// The commanders. Frames as in `shared/art/bust`.

import { bust } from "../../shared/art/bust";
import { area, box, line, oval, pick, type Art } from "../../shared/art/shapes";

const STARS = area(
  "#ffffff",
  [
    [-18, -20],
    [14, -16],
    [-14, 4],
    [18, 8],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 0.9))
    .join(""),
  0.9,
);

const COMMANDERS: Record<string, () => { ground: string; art: Art }> = {
  buteo: () => ({
    ground: "#7a4a2c",
    art: [
      STARS,
      ...bust({
        skin: "#8f5f38",
        robe: "#3a2a3f",
        trim: "#e0a23a",
        over: [
          area("#6b4224", "M-11 4q-3-20 11-21T11 4q-2-8-6-9H-5q-4 1-6 9z"),
          area("#efe2c8", "M-8 2q8-4 16 0-1 8-8 9T-8 2z"),
          area("#e8b23c", "M-3 1h6l-1 7-2 4-2-4z"),
          area("#e8b23c", `${oval(-4.4, -3, 2.4)}${oval(4.4, -3, 2.4)}`),
          area("#17222e", `${oval(-4, -3, 1.2)}${oval(4.8, -3, 1.2)}`),
        ],
      }),
    ],
  }),
  zoe: () => ({
    ground: "#1f7f8f",
    art: [
      STARS,
      ...bust({
        skin: "#c98f6a",
        robe: "#e9eef2",
        trim: "#1f7f8f",
        behind: [area("#2a1a2f", "M-14-2q0-18 14-18T14-2q2 14-4 20h-20q-6-6-4-20z")],
        over: [
          area("#2a1a2f", "M-10-3q0-13 10-13T10-3q-8-8-20 0z"),
          line("#5fe0e8", 2, "M-10 0h4M6 0h4"),
          area("#5fe0e8", oval(11, 1, 2)),
        ],
      }),
    ],
  }),
  ava: () => ({
    ground: "#8b3f7c",
    art: [
      STARS,
      ...bust({
        skin: "#b7a6e0",
        robe: "#4a2a6b",
        trim: "#ffd7f0",
        over: [
          area("#f2e8ff", "M-11 0q-2-17 11-17T11 0q-1-9-7-11-6 7-15 11z"),
          area("#ffd767", oval(0, -9, 2)),
        ],
        held: [line("#ffd7f0", 2, oval(0, 46, 8)), area("#ffffff", oval(0, 46, 3))],
      }),
    ],
  }),
  casares: () => ({
    ground: "#b5562f",
    art: [
      STARS,
      ...bust({
        skin: "#a9745a",
        robe: "#5a2a24",
        trim: "#f2b632",
        over: [
          area("#dfe3e6", "M-11-2q0-15 11-15T11-2q-5-6-11-6t-11 6z"),
          area("#dfe3e6", "M-9 5q9-5 18 0-1 10-9 12T-9 5z"),
          area("#17222e", box(-10, -4, 9, 5)),
          line("#17222e", 1.4, "M-10-3l20-4"),
        ],
        held: [area("#f2b632", "M-16 34l4 3 4-5 1 7 5 1-5 3 1 6-5-3-5 4 0-6-5-3 5-2z")],
      }),
    ],
  }),
  s3e3: () => ({
    ground: "#2f4f86",
    art: [
      STARS,
      area("#5b6b7a", "M-22 64V34l6-12h32l6 12v30z"),
      area("#94a4b1", box(-12, 30, 24, 18)),
      area("#5fe0e8", box(-8, 34, 7, 4) + box(1, 34, 7, 4)),
      area("#f2b632", box(-8, 41, 16, 3)),
      area("#3d4a57", box(-4, 12, 8, 11)),
      area("#aebac4", "M-13-12q0-5 5-5H8q5 0 5 5v20q0 5-5 5H-8q-5 0-5-5z"),
      area("#000000", "M4-17h4q5 0 5 5v20q0 5-5 5H4z", 0.14),
      area("#14202c", box(-10, -8, 20, 9)),
      area("#7ff6ff", `${oval(-4.6, -3.6, 2.6)}${oval(4.6, -3.6, 2.6)}`),
      line("#3d4a57", 1.6, "M-5 6h10M0-17v-6"),
      area("#ff7a5c", oval(0, -25, 2.4)),
    ],
  }),
  breish: () => ({
    ground: "#3f7a4a",
    art: [
      STARS,
      ...bust({
        skin: "#7fb86a",
        robe: "#24382a",
        trim: "#c9e8a0",
        behind: [area("#4f8a4a", "M-12-8q-10-4-12-14 10 0 16 8zM12-8q10-4 12-14-10 0-16 8z")],
        eyes: [
          area(
            "#fff6c0",
            `${oval(-4.6, 0, 3.2, 2.6)}${oval(4.6, 0, 3.2, 2.6)}${oval(0, -7, 2.4, 2)}`,
          ),
          area("#17222e", `${oval(-4.2, 0, 1.3)}${oval(5, 0, 1.3)}${oval(0.3, -7, 1)}`),
        ],
        over: [line("#4f8a4a", 1.6, "M-6-12q6-5 12 0")],
      }),
    ],
  }),
};

export function commanderOf(id: string): { ground: string; art: Art } {
  const known = COMMANDERS[id];
  if (known) return known();
  return {
    ground: pick(id, ["#2f4f86", "#8b3f7c", "#1f7f8f", "#b5562f"], "#2f4f86"),
    art: [
      STARS,
      ...bust({
        skin: pick(`${id}1`, ["#c98f6a", "#b7a6e0", "#7fb86a", "#9fb6c9"], "#c98f6a"),
        robe: pick(`${id}2`, ["#3a2a3f", "#24406e", "#5a2a24"], "#3a2a3f"),
        trim: "#f2b632",
        over: [area("#14202c", "M-11-1q-1-15 11-15T11-1q-5-8-11-8t-11 8z")],
      }),
    ],
  };
}
