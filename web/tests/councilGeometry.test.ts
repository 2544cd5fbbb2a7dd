import { describe, expect, it } from "vitest";
import {
  cluster,
  clusterWidth,
  frameTrack,
  HALF,
  planMap,
  planetSpots,
  trackPath,
  type GalaxyShape,
} from "../src/boards/council/geometry";

const FOUR: GalaxyShape[] = (
  [
    ["grey", 1, 2],
    ["orange", 1, 3],
    ["brown", 1, 5],
    ["blue", 2, 3],
    ["violet", 2, 3],
    ["turquoise", 2, 3],
    ["beige", 2, 2],
    ["green", 3, 3],
    ["red", 3, 3],
    ["yellow", 3, 4],
  ] as const
).map(([id, parsec, slots]) => ({ id, parsec, slots }));

describe("galaxies", () => {
  it("have a place for each slot, none upon another", () => {
    for (const slots of [2, 3, 4, 5]) {
      for (const upside of [true, false]) {
        const spots = cluster(slots, upside);
        expect(spots).toHaveLength(slots);
        for (const [at, one] of spots.entries()) {
          expect(one.x).toBeGreaterThan(HALF - 1e-9);
          expect(one.x).toBeLessThanOrEqual(clusterWidth(slots) - HALF + 1e-9);
          for (const other of spots.slice(at + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1.73);
        }
      }
    }
  });
  it("have planets that do not touch", () => {
    for (const count of [1, 2, 3, 4]) {
      const { spots, size } = planetSpots(count);
      expect(spots).toHaveLength(count);
      for (const [at, one] of spots.entries()) {
        for (const other of spots.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1.9 * size);
      }
    }
  });
});

describe("the map", () => {
  it.each([
    [680, 560],
    [840, 620],
    [520, 460],
  ])("fills %i by %i with all galaxies inside", (width, height) => {
    const plan = planMap(FOUR, width, height);
    expect(plan.galaxies).toHaveLength(FOUR.length);
    for (const galaxy of plan.galaxies) {
      for (const slot of galaxy.slots) {
        expect(slot.x - plan.radius * HALF).toBeGreaterThan(0);
        expect(slot.x + plan.radius * HALF).toBeLessThan(width);
        expect(slot.y + plan.radius).toBeLessThanOrEqual(plan.height + 1);
      }
    }
  });
  it("gives systems the room of the plaques where it is low", () => {
    const plan = planMap(FOUR, 608, 380);
    expect(plan.radius).toBeGreaterThan(25);
    for (const { slots, plaque, corners } of plan.galaxies) {
      for (const at of [corners?.pays, corners?.leads]) {
        if (!at) throw new Error("what a galaxy pays has no place");
        for (const slot of slots) {
          const apart = Math.hypot(plaque.x + at.x - slot.x, plaque.y + at.y - slot.y);
          expect(apart).toBeGreaterThan(plan.radius * 1.1);
        }
      }
    }
    expect(planMap(FOUR, 700, 560).galaxies.every(({ corners }) => corners === null)).toBe(true);
  });
  it("puts the far galaxies above the near ones", () => {
    const plan = planMap(FOUR, 700, 560);
    const y = (id: string): number => plan.galaxies.find((galaxy) => galaxy.id === id)?.y ?? 0;
    expect(y("green")).toBeLessThan(y("blue"));
    expect(y("blue")).toBeLessThan(y("grey"));
  });
  it("lays itself out anew on a narrow screen", () => {
    const plan = planMap(FOUR, 344, null);
    expect(plan.radius).toBeGreaterThan(36);
    for (const galaxy of plan.galaxies) expect(galaxy.x + galaxy.width).toBeLessThanOrEqual(344);
  });
});

describe("the frame", () => {
  it("runs from the lower left corner to the lower right one without a jump", () => {
    const track = frameTrack(60, 60, 760, 600);
    expect(track.at(0, 0)).toEqual({ x: 60, y: 600 });
    expect(track.at(100, 10).x).toBeCloseTo(770);
    expect(track.at(100, 10).y).toBeCloseTo(600);
    for (let value = 0; value < 100; value += 0.25) {
      const [a, b] = [track.at(value, 20), track.at(value + 0.25, 20)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(12);
    }
  });
  it("draws the line between two numbers", () => {
    expect(trackPath(frameTrack(0, 0, 100, 100), 5, 5, 0)).toMatch(/^M[\d.]+ [\d.]+L/);
  });
});
