// The people and animals of the deep. Frames as in `shared/art/bust`.

import { beard, bust, crown } from "../../shared/art/bust";
import { area, box, line, moved, oval, pick, type Art } from "../../shared/art/shapes";

export interface Portrait {
  ground: string;
  art: Art;
}

const GOLD = "#f2c14e";
const INK = "#17222e";
const SEA = "#7cc4c0";
const PALE = "#c9e4dc";
const BROWN = "#b98a66";
const BLUE = "#86aede";

const PEOPLE: Record<string, () => Portrait> = {
  matron: () => ({
    ground: "#f0c9a4",
    art: bust({
      skin: BROWN,
      robe: "#8f3f5c",
      trim: "#f6dfc0",
      behind: [area("#4a2b2a", "M-13-4q-2-14 13-14t13 14q2 14-2 22h-22q-4-8-2-22z")],
      over: [
        area("#4a2b2a", "M-10-3q0-13 10-13t10 13q-4-7-10-7t-10 7z"),
        area("#f6dfc0", "M0-27q10 3 9 12H-9q-1-9 9-12z"),
        line("#d9a08a", 1, "M0-26v11M-4-25l-3 10M4-25l3 10"),
      ],
    }),
  }),
  legionary: () => ({
    ground: "#d98b6a",
    art: bust({
      skin: PALE,
      robe: "#9aa7b0",
      trim: "#c7d1d6",
      over: [
        area(GOLD, "M-11 2v-8q0-12 11-12t11 12v8l-4 3V-5H-7V5z"),
        area("#c23b34", "M-3-16q0-12 14-10 6 4 4 12-8-6-18-2z"),
      ],
      held: [line("#6b4a2c", 2.4, "M18 62V-20"), area("#dfe6e8", "M18-28l-4 9h8z")],
    }),
  }),
  patrician: () => ({
    ground: "#e8dcb6",
    art: bust({
      skin: BROWN,
      robe: "#f3ece0",
      trim: "#8b3fa0",
      over: [
        area("#8d8478", "M-10-4q0-12 10-12t10 12q-2-6-5-7-5 2-10 0-3 1-5 7z"),
        line("#5f9a4c", 2.4, "M-10-6q3-9 8-10M10-6q-3-9-8-10"),
      ],
      held: [
        area("#8b3fa0", "M-20 30q14 4 24 34h-8q-6-20-16-26z"),
        area(GOLD, oval(10, 44, 7)),
        area("#b97f00", oval(10, 44, 4)),
      ],
    }),
  }),
  seahorse: () => ({
    ground: "#8fd6cf",
    art: [
      line("#d98a2f", 11, "M-1-8q12 6 6 22t-4 24 12 14"),
      area("#f0a640", "M-6-18q12-6 15 4 1 7-5 9l-16 3-10-2v-4l9-2q1-6 7-8z"),
      area("#f7d08a", "M3 0q9 8 4 20t-2 16l-5-1q-3-10 2-18t1-17z"),
      area("#c8602f", "M-2-18l2-7 3 6 5-4 0 7 6 0-4 6z M12 12l8-4-2 7 5 4-8 2z"),
      area(INK, oval(-1, -9, 2)),
      area("#ffffff", oval(-1.6, -9.6, 0.7)),
      line("#5a9a86", 3, "M-18 62q4-14 0-26M20 62q-5-10 0-18"),
    ],
  }),
  wave_reader: () => ({
    ground: "#5fb3c9",
    art: bust({
      skin: SEA,
      robe: "#1f5f8a",
      trim: "#dff2f3",
      behind: [area("#e9f4f4", "M-13-4q0-14 13-14t13 14q3 22-3 34-9-8-20 0-6-12-3-34z")],
      over: [area("#e9f4f4", "M-10-2q-1-13 10-14 11 1 10 14-4-8-9-9-6 1-11 9z")],
      held: [
        line("#bfeef0", 2.4, "M-20 42q5-6 10 0t10 0 10 0 10 0M-20 52q5-6 10 0t10 0 10 0 10 0"),
      ],
    }),
  }),
  azure_agent: () => ({
    ground: "#274a7c",
    art: bust({
      skin: BLUE,
      robe: "#12325e",
      behind: [area("#1b4788", "M-16 22Q-18-20 0-24 18-20 16 22z")],
      over: [
        area("#12325e", "M-10 2h20v8q-4 4-10 4t-10-4z"),
        area("#3d78c8", "M-12-4q0-14 12-15 12 1 12 15-5-9-12-9t-12 9z"),
      ],
      held: [area("#7fd6ff", "M0 34q7 9 7 14a7 7 0 0 1-14 0q0-5 7-14z")],
    }),
  }),
  researcher: () => ({
    ground: "#bcd8c0",
    art: bust({
      skin: PALE,
      robe: "#6d5a3a",
      trim: "#f3ece0",
      over: [
        area("#7a4b25", "M-11-3q-1-14 11-14t11 14q-2-7-11-7t-11 7z"),
        line("#3a2a16", 1.4, `${oval(-4, -1, 3.6)}${oval(4, -1, 3.6)}M-.4-1h.8`),
      ],
      held: [
        line("#3a2a16", 3, "M14 60l-5-12"),
        area("#dff6fb", oval(6, 42, 7.5), 0.9),
        line("#3a2a16", 2, oval(6, 42, 7.5)),
      ],
    }),
  }),
  turtle_treasurer: () => ({
    ground: "#f0dba0",
    art: [
      area("#4f7a45", "M-24 64q-2-40 24-44 26 4 24 44z"),
      area("#78a85a", "M0 26l10 8v12l-10 8-10-8V34z"),
      line("#3a5c34", 2, "M0 26v-5M10 34l8-3M10 46l9 3M-10 34l-8-3M-10 46l-9 3"),
      area("#a5bd6d", "M-6 24V10q-6-3-6-11 0-13 12-13T12-1q0 8-6 11v14q-6 4-12 0z"),
      area("#000000", "M4-13q8 2 8 12 0 8-6 11v14l-3 1q4-16 1-38z", 0.1),
      area(INK, `${oval(-6, -3, 2)}${oval(6, -3, 2)}`),
      line("#5d7038", 1.4, "M-5 6q5 3 10 0"),
      area(GOLD, oval(-13, 52, 6, 3) + oval(-11, 47, 6, 3) + oval(14, 52, 6, 3)),
    ],
  }),
  crab_diplomat: () => ({
    ground: "#9fd8e0",
    art: [
      line(
        "#b23a2c",
        4,
        "M-14 24q-8-4-8-14M14 24q8-4 8-14M-12 40l-10 10M12 40l10 10M-8 44l-6 14M8 44l6 14",
      ),
      area("#d94f3a", "M-24 8q-4-12 4-18l1 8 6-6q4 14-5 18zM24 8q4-12-4-18l-1 8-6-6q-4 14 5 18z"),
      area("#e2604a", "M-18 32q0-18 18-18t18 18-18 16-18-16z"),
      area("#f39a7c", "M-13 26q3-8 13-8-7 4-9 10z"),
      line("#b23a2c", 2.4, "M-5 16v-8M5 16v-8"),
      area("#ffffff", `${oval(-5, 5, 3.6)}${oval(5, 5, 3.6)}`),
      area(INK, `${oval(-4.4, 5, 1.7)}${oval(5.6, 5, 1.7)}`),
      area("#2f4f86", "M0 34l-8-4v9zM0 34l8-4v9z"),
    ],
  }),
  grabber: () => ({
    ground: "#7a8b6d",
    art: bust({
      skin: "#8fb07a",
      robe: "#3b4634",
      over: [
        area("#2a2f27", "M-13-6Q-12-20 0-20t13 14z"),
        area("#2a2f27", "M-10-4h9v6q-7 2-9-6z"),
        line("#2a2f27", 1.6, "M-10-3l20-6"),
        area("#8a5f32", "M-6 8q6 4 12 0l-2 5h-8z"),
      ],
      held: [line("#b8c2c6", 4, "M-10 62V44q0-10 9-10t9 9q0 4-4 6")],
    }),
  }),
  manta_leader: () => ({
    ground: "#3c8fb5",
    art: [
      area(
        "#14364f",
        "M0-14Q4-15 6-21q4 5 1 10 16 6 19 38-12-8-18 2l-4 10q0 14 6 26-12-8-10-26l-4-10q-6-10-18-2 3-32 19-38-3-5 1-10 2 6 2 7z",
      ),
      area("#2f6f92", "M-20 18q8-16 16-18-6 8-7 17zM20 18Q12 2 4 0q6 8 7 17z"),
      area("#d8fff6", `${oval(-5, -8, 1.6)}${oval(5, -8, 1.6)}`),
      line("#5fa8c4", 1.6, "M-6 8q6 4 12 0M-6 14q6 4 12 0"),
      area(GOLD, "M-5-22l2 4 3-5 3 5 2-4v6h-10z"),
    ],
  }),
  shark_amazon: () => ({
    ground: "#e2a07c",
    art: bust({
      skin: "#8fa3b0",
      robe: "#3d5568",
      trim: "#dfe6e8",
      behind: [area("#33475a", "M-4-12q4-18 18-20-6 12-2 24z")],
      over: [
        area("#526b80", "M-12 2q-3-20 12-20T12 2q-4-10-12-10T-12 2z"),
        line("#c23b34", 1.6, "M-8 3l5 1M8 3l-5 1"),
      ],
      held: [
        area("#ffffff", "M-12 24l3 6 3-5 3 7 3-7 3 7 3-7 3 5 3-6-12 5z"),
        line("#6b4a2c", 2.4, "M-17 62V0"),
        area("#dfe6e8", "M-17-10l-4 12h8z"),
      ],
    }),
  }),
  triton_general: () => ({
    ground: "#9c4f5f",
    art: bust({
      skin: "#5fa8a0",
      robe: "#7a2436",
      trim: GOLD,
      over: [
        ...beard("#2f5f66", 14),
        area(GOLD, "M-12-3q-1-16 12-16T12-3l-4-5H-8z"),
        area("#c23b34", box(-2, -27, 4, 12)),
      ],
      held: [line(GOLD, 2.4, "M16 62V-8M9-16v5q0 5 7 5t7-5v-5M16-20v14")],
    }),
  }),
  octopus_merchant: () => ({
    ground: "#f2cf9a",
    art: [
      line(
        "#8a3f7c",
        8,
        "M-9 22q-10 8-8 20t-8 20M9 22q10 8 8 20t8 20M-3 24q-6 18-2 38M4 24q6 18 3 38",
      ),
      area("#a85598", "M-17 4q-2-24 17-24T17 4q0 12-6 20H-11Q-17 16-17 4z"),
      area("#c57ab6", "M-12-2q0-12 9-15-4 8-4 16z"),
      area("#ffffff", `${oval(-6, 8, 4)}${oval(6, 8, 4)}`),
      area(INK, `${oval(-5, 8, 1.9)}${oval(7, 8, 1.9)}`),
      area(
        "#e8b9df",
        `${oval(-14, 40, 1.6)}${oval(14, 42, 1.6)}${oval(-5, 46, 1.6)}${oval(5, 50, 1.6)}`,
      ),
      area(GOLD, `${oval(-16, 56, 5)}${oval(15, 57, 5)}`),
    ],
  }),
  siren_envoy: () => ({
    ground: "#bfe6d2",
    art: bust({
      skin: "#d9c0a0",
      robe: "#3f9f86",
      trim: "#eaf8f0",
      behind: [area("#2f7f8f", "M-13-4q0-15 13-15T13-4q6 20-1 36-2-10-12-10t-12 10q-7-16-1-36z")],
      over: [
        area("#3a94a4", "M-10-2q-1-14 10-14t10 14q-3-8-8-9-6 6-12 9z"),
        area("#f4a6b8", `${oval(9, -12, 3)}${oval(6, -16, 2.4)}`),
      ],
      held: [
        area("#ffffff", oval(0, 44, 8)),
        area("#3f9f86", box(-1.6, 39, 3.2, 10) + box(-5, 42.4, 10, 3.2)),
      ],
    }),
  }),
};

const KINGS: Record<string, () => Portrait> = {
  king_warlord: () => ({
    ground: "#7c2f36",
    art: bust({
      skin: "#6f8fa6",
      robe: "#2b3440",
      trim: "#c23b34",
      over: [
        ...beard("#1f2933", 12),
        line("#c9838a", 1.4, "M4-8l5 9"),
        ...crown("#aeb8bf", "M-12-11l1-15 5 8 6-13 6 13 5-8 1 15z"),
      ],
      held: [line("#dfe6e8", 3, "M16 62L20-4"), line("#8a5f32", 4, "M12 40l10 2")],
    }),
  }),
  king_trader: () => ({
    ground: "#e6c06a",
    art: bust({
      skin: "#c98f6a",
      robe: "#1f6f6a",
      trim: GOLD,
      behind: [area("#3a2230", "M-13-4q0-15 13-15T13-4q4 16 0 28h-26q-4-12 0-28z")],
      over: [
        area("#3a2230", "M-10-3q0-12 10-12T10-3q-5-7-10-7t-10 7z"),
        ...crown(GOLD, "M-10-13v-8l5 4 5-8 5 8 5-4v8z"),
      ],
      held: [
        line("#8a6420", 2, "M-12 40h24M0 34v8"),
        area(GOLD, "M-17 44h10q-1 6-5 6t-5-6zM7 44h10q-1 6-5 6t-5-6z"),
      ],
    }),
  }),
  king_builder: () => ({
    ground: "#c9b48c",
    art: bust({
      skin: "#b7a27a",
      robe: "#7d5a34",
      trim: "#e9dcc0",
      over: [...beard("#e9e0cf", 22), ...crown("#d8cdb4", "M-12-11v-12h5v4h4v-6h6v6h4v-4h5v12z")],
      held: [line("#5d4326", 3, "M14 62V38"), area("#8d969b", box(6, 32, 16, 8))],
    }),
  }),
  king_host: () => ({
    ground: "#f0a7a0",
    art: bust({
      skin: "#8fc0a8",
      robe: "#b8487c",
      trim: "#ffe3c0",
      behind: [area("#f0e2b0", "M-14-2q0-17 14-17T14-2q3 12-2 22h-24q-5-10-2-22z")],
      over: [
        area("#f0e2b0", "M-10-3q0-12 10-12T10-3q-6-8-20 0z"),
        area("#ff8f7a", `${oval(-8, -17, 4)}${oval(0, -20, 4.6)}${oval(8, -17, 4)}`),
        area(GOLD, `${oval(-8, -17, 1.4)}${oval(0, -20, 1.6)}${oval(8, -17, 1.4)}`),
      ],
      held: [area(GOLD, "M-8 36H8q0 11-6 12v8h5v3H-7v-3h5v-8q-6-1-6-12z")],
    }),
  }),
  king_chronicler: () => ({
    ground: "#b6c2a0",
    art: bust({
      skin: "#9fb6b0",
      robe: "#4d4a7c",
      trim: "#e6ddf2",
      over: [
        ...beard("#cfd8d6", 18),
        line(INK, 1.2, `${oval(-4, -1, 3.4)}${oval(4, -1, 3.4)}`),
        ...crown("#c9a24a", "M-11-12v-7q11-7 22 0v7z"),
      ],
      held: [
        area("#f6efdc", "M-16 40q8-4 16 1 8-5 16-1v17q-8-4-16 1-8-5-16-1z"),
        line("#8a7a5a", 1, "M0 41v17M-12 45h8M-12 50h8M4 45h8M4 50h8"),
      ],
    }),
  }),
  king_navigator: () => ({
    ground: "#6fb7d6",
    art: bust({
      skin: "#a9c9b0",
      robe: "#1e4f7a",
      trim: "#ffffff",
      behind: [area("#c2603c", "M-13-4q0-15 13-15T13-4q8 6 8 24-6-6-9-4l-24 0q-4-10-1-20z")],
      over: [
        area("#c2603c", "M-10-3q0-13 10-13T10-3q-4-7-20 0z"),
        ...crown("#e8eef0", "M-11-12l2-8 4 4 5-9 5 9 4-4 2 8z"),
      ],
      held: [
        area("#f4efe0", oval(0, 46, 10)),
        area("#c23b34", "M0 37l3 9h-6z"),
        area("#1e4f7a", "M0 55l3-9h-6z"),
      ],
    }),
  }),
  king_upwelling: () => ({
    ground: "#4aa79c",
    art: bust({
      skin: "#d0e4e0",
      robe: "#2f6fa8",
      trim: "#9fe0ff",
      over: [
        area("#3f8fd0", "M-11-3q-1-13 11-13T11-3l-4-5q-8 4-15-1z"),
        ...crown("#9fe0ff", "M-12-12q2-14 5-4 2-16 7-16t7 16q3-10 5 4z"),
      ],
      held: [line("#bff0ff", 3, "M-12 62q-6-14 2-20M0 62q-6-18 2-26M12 62q-6-14 2-20")],
    }),
  }),
  king_usurper: () => ({
    ground: "#4b3a66",
    art: bust({
      skin: "#a6b27c",
      robe: "#241a33",
      trim: "#8b3fa0",
      behind: [area("#241a33", "M-18 26Q-20-22 0-24 20-22 18 26z")],
      over: [
        area("#1a1224", "M-10-3q0-12 10-13 10 1 10 13-10-6-20 0z"),
        moved("rotate(12)", crown(GOLD, "M-9-14v-9l4 5 5-9 5 9 4-5v9z")),
        line("#1a1224", 1.6, "M-4 8q4 2 8-1"),
      ],
      held: [
        area("#dfe6e8", "M-2 32h4v20l-2 7-2-7z"),
        area("#8b3fa0", box(-7, 30, 14, 3.4) + box(-1.6, 22, 3.2, 9)),
      ],
    }),
  }),
};

/** A portrait of somebody we do not know: a boxed edition may name others. */
function anybody(id: string, king: boolean): Portrait {
  return {
    ground: pick(`${id}1`, ["#9fd8e0", "#e2a07c", "#bcd8c0", "#f0dba0", "#b6a6d8"], "#9fd8e0"),
    art: bust({
      skin: pick(`${id}2`, [SEA, PALE, BROWN, BLUE], SEA),
      robe: pick(`${id}3`, ["#1f5f8a", "#8f3f5c", "#3f7a5a", "#6d5a3a", "#4d4a7c"], "#1f5f8a"),
      trim: pick(`${id}4`, [GOLD, "#f3ece0", "#dff2f3"], GOLD),
      over: [
        area(
          pick(`${id}5`, ["#4a2b2a", "#2a2f27", "#8d8478", "#c2603c"], INK),
          "M-11-2q-1-14 11-14T11-2q-4-8-11-8T-11-2z",
        ),
        ...(king ? crown(GOLD, "M-11-13v-9l5 5 6-9 6 9 5-5v9z") : []),
      ],
    }),
  };
}

export function portraitOf(id: string, king: boolean): Portrait {
  return ((king ? KINGS : PEOPLE)[id] ?? (() => anybody(id, king)))();
}
