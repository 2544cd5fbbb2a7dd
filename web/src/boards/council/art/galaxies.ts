// The shape of a galaxy, around (0, 0) with a radius of about 100: arms, a bar, a ring or clouds. The
// colours come from its tint.

import { area, line, oval, seeded, short, type Art } from "../../shared/art/shapes";

const TINT = "var(--tint)";
const HEART = "var(--heart)";

type Form = "spiral" | "barred" | "ring" | "clouds" | "lens";
const FORMS: readonly Form[] = ["spiral", "barred", "ring", "clouds", "lens"];
/** Ten galaxies, each unlike its neighbours. */
const KNOWN: Record<string, Form> = {
  grey: "clouds",
  orange: "spiral",
  brown: "lens",
  blue: "barred",
  violet: "spiral",
  turquoise: "ring",
  beige: "clouds",
  green: "spiral",
  red: "ring",
  yellow: "barred",
};

/** A line that winds outward from the middle. */
function arm(start: number, turns: number, flat: number): string {
  const points = Array.from({ length: 25 }, (_, at) => {
    const way = at / 24;
    const angle = start + way * turns * 2 * Math.PI;
    const radius = 14 + way * 90;
    return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle) * flat)}`;
  });
  return `M${points.join("L")}`;
}

const heart = (rx: number, ry: number): Art => [
  area(TINT, oval(0, 0, rx * 1.9, ry * 1.9), 0.5),
  area(HEART, oval(0, 0, rx, ry), 0.85),
];

function arms(count: number, turns: number, flat: number, turn: number): Art {
  const all = Array.from({ length: count }, (_, at) =>
    arm(turn + (at * 2 * Math.PI) / count, turns, flat),
  ).join("");
  return [line(TINT, 22, all, 0.3), line(TINT, 10, all, 0.5), line(HEART, 2.4, all, 0.6)];
}

function clouds(next: () => number): Art {
  const puff = (spread: number, size: number): string =>
    oval(
      short((next() - 0.5) * spread),
      short((next() - 0.5) * spread * 0.6),
      short(size * (0.5 + next())),
      short(size * (0.3 + next() * 0.5)),
    );
  return [
    area(TINT, Array.from({ length: 6 }, () => puff(140, 34)).join(""), 0.34),
    area(TINT, Array.from({ length: 5 }, () => puff(90, 18)).join(""), 0.5),
    area(HEART, Array.from({ length: 4 }, () => puff(70, 6)).join(""), 0.7),
  ];
}

function body(form: Form, next: () => number): Art {
  const turn = next() * Math.PI;
  const hand = next() > 0.5 ? 1 : -1;
  switch (form) {
    case "spiral":
      return [...arms(2 + Math.floor(next() * 3), 0.7 * hand, 0.68, turn), ...heart(15, 11)];
    case "barred":
      return [
        ...arms(2, 0.55 * hand, 0.7, turn),
        line(
          HEART,
          9,
          `M${short(-26 * Math.cos(turn))} ${short(-18 * Math.sin(turn))}L${short(26 * Math.cos(turn))} ${short(18 * Math.sin(turn))}`,
          0.8,
        ),
        ...heart(10, 9),
      ];
    case "ring":
      return [
        line(TINT, 24, oval(0, 0, 76, 50), 0.34),
        line(TINT, 9, oval(0, 0, 76, 50), 0.6),
        line(HEART, 2, oval(0, 0, 76, 50), 0.6),
        ...heart(18, 13),
      ];
    case "lens":
      return [
        area(TINT, oval(0, 0, 104, 34), 0.3),
        area(TINT, oval(0, 0, 82, 22), 0.4),
        area(TINT, oval(0, 0, 56, 13), 0.5),
        ...heart(20, 9),
      ];
    case "clouds":
      return clouds(next);
  }
}

export function galaxyOf(id: string): Art {
  const next = seeded(`galaxy ${id}`);
  const form = KNOWN[id] ?? FORMS[Math.floor(next() * FORMS.length)] ?? "spiral";
  const stars = Array.from({ length: 16 }, () => {
    const angle = next() * 2 * Math.PI;
    const far = 48 + next() * 62;
    return oval(
      short(far * Math.cos(angle)),
      short(far * 0.7 * Math.sin(angle)),
      short(0.8 + next() * 1.6),
    );
  }).join("");
  return [...body(form, next), area(HEART, stars, 0.8)];
}
