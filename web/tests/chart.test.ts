import { expect, test } from "vitest";
import { moments, scale, spaced, stairs } from "../src/review/chart";
import { clampScale, keepPoint } from "../src/table/zoomGeometry";

const FRAME = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const CHART = [
  { after: 10, scores: [5, 0] },
  { after: 20, scores: [5, 8] },
  { after: 30, scores: [20, 8] },
];

test("a score holds until it changes", () => {
  const axes = scale(CHART, 40, FRAME);
  expect(stairs(CHART, 0, 40, axes)).toBe("M0.0 100.0H25.0V75.0H50.0V75.0H75.0V0.0H100.0V0.0");
});

test("the moments that decided it: changes of the lead and the greatest leap", () => {
  expect(moments(CHART).map(({ after, side }) => [after, side])).toEqual([
    [10, 0],
    [20, 1],
    [30, 0],
  ]);
});

test("looking closer keeps the point under the pointer", () => {
  expect(clampScale(1.01)).toBe(1);
  expect(clampScale(99)).toBe(5);
  expect(keepPoint(0, 50, 1, 2)).toBe(50);
});

test("marks that would lie upon each other move apart, within the chart", () => {
  expect(spaced([10, 12, 50], 20, 100)).toEqual([10, 30, 50]);
  expect(spaced([80, 90, 95], 20, 100)).toEqual([60, 80, 100]);
  expect(spaced([], 20, 100)).toEqual([]);
});
