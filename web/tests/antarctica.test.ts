import { describe, expect, test } from "vitest";
import { bands, bandBerth, BAND } from "../src/boards/antarctica/map/coastGeometry";
import { berthed, follow, type Berthed, type Sailing } from "../src/boards/antarctica/motion";
import {
  AREAS,
  areaAngle,
  berth,
  crowd,
  nearestTurn,
  polar,
  site,
  stepsFromSun,
  sunTurn,
} from "../src/boards/antarctica/geometry";
import { circleBetween, layout } from "../src/boards/antarctica/layout";
import { wrapByLetters } from "../src/boards/shared/svgText";

const straight = (): number => 0;

describe("ships keep their identity", () => {
  const before: Sailing[] = follow(
    [],
    [
      { seat: 0, area: "left", place: 1 },
      { seat: 1, area: "left", place: 2 },
      { seat: 0, area: "top", place: 1 },
    ],
    straight,
  );

  test("the one that sailed is the one that is missing", () => {
    const now: Berthed[] = [
      { seat: 1, area: "left", place: 2 },
      { seat: 0, area: "top", place: 1 },
      { seat: 0, area: "right", place: 1 },
    ];
    const after = follow(before, now, straight);
    expect(after.find(({ id }) => id === 0)).toMatchObject({ area: "right" });
    expect(after.find(({ id }) => id === 1)).toMatchObject({ area: "left", place: 2 });
    expect(after.find(({ id }) => id === 2)).toMatchObject({ area: "top" });
  });
  test("one that moves up in its queue stays the same, a new one gets a new identity", () => {
    const now: Berthed[] = [
      { seat: 1, area: "left", place: 1 },
      { seat: 0, area: "top", place: 1 },
      { seat: 0, area: "top", place: 2 },
      { seat: 1, area: "right", place: 1 },
    ];
    const after = follow(before, now, straight);
    expect(after.find(({ id }) => id === 1)).toMatchObject({ seat: 1, area: "left", place: 1 });
    expect(after.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
    expect(after.find(({ id }) => id === 3)).toMatchObject({ seat: 1, area: "right" });
  });
  test("all ships of a view", () => {
    expect(berthed({ left: { ships: [2, null, 0] } })).toEqual([
      { seat: 2, area: "left", place: 1 },
      { seat: 0, area: "left", place: 3 },
    ]);
  });
});

describe("the pole", () => {
  test("areas follow each other counter-clockwise from the bottom left", () => {
    const bottomLeft = polar(100, areaAngle("bottom_left"));
    expect(bottomLeft.x).toBeLessThan(0);
    expect(bottomLeft.y).toBeGreaterThan(0);
    expect(areaAngle("bottom") - areaAngle("bottom_left")).toBe(45);
  });
  test("dusk grows with the distance from the sun, either way", () => {
    expect(AREAS.map((area) => stepsFromSun(area, "right"))).toEqual([3, 2, 1, 0, 1, 2, 3, 4]);
  });
  test("place 1 is nearest the sun's mark, and bows point the way it goes", () => {
    const angles = [1, 2, 3].map((place) =>
      Math.atan2(-berth("right", place).y, berth("right", place).x),
    );
    expect(angles).toEqual([...angles].sort((a, b) => b - a));
    expect((berth("right", 2).turn + 720) % 360).toBeCloseTo(276, 0);
  });
  test("the sun goes forward, and only a step taken back goes back", () => {
    expect(sunTurn(areaAngle("left"), "bottom_left")).toBe(areaAngle("left") + 45);
    expect(sunTurn(areaAngle("bottom"), "bottom_left")).toBe(areaAngle("bottom") - 45);
    expect(nearestTurn(350, 10)).toBe(370);
  });
  test("nothing lies on anything else", () => {
    for (const area of AREAS) {
      const sites = Array.from({ length: 14 }, (_, index) => site(area, index));
      const pawns = [0, 1, 2, 3].map((index) => crowd(area, index, 4, false));
      const all = [...sites, ...pawns];
      for (const [index, a] of all.entries()) {
        for (const b of all.slice(index + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(33);
      }
    }
  });
});

describe("layouts", () => {
  test("cards in the corners leave room for the pole", () => {
    expect(layout(820, 845).kind).toBe("corners");
    expect(layout(820, 845).ring).toBeGreaterThan(720);
    expect(circleBetween(300, 300, 160)).toBe(0);
  });
  test("a small box has them below, a narrow one unrolls the coast", () => {
    expect(layout(640, 660).kind).toBe("stacked");
    expect(layout(360, 700).kind).toBe("unrolled");
  });
  test("closed areas take little room", () => {
    const open = Object.fromEntries(AREAS.map((area) => [area, area !== "top"]));
    const { tops, height } = bands(open);
    expect(height).toBeLessThan(bands({ ...open, top: true }).height);
    expect(bandBerth(tops["left"] ?? 0, 1).y).toBeLessThan((tops["left"] ?? 0) + BAND);
  });
});

test("long names are broken, then cut", () => {
  expect(wrapByLetters("Research station inland", 10, 3)).toEqual([
    "Research",
    "station",
    "inland",
  ]);
  expect(wrapByLetters("Place a scientist", 11, 3)).toEqual(["Place a", "scientist"]);
  expect(wrapByLetters("one two three four", 5, 2)).toEqual(["one", "two…"]);
});
