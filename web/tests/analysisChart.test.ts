import { expect, test } from "vitest";
import { stepAt } from "../src/review/chart";
import { chancesAt, costliest, lead, line, percent } from "../src/review/analysisChart";
import type { JudgedJson } from "../src/generated/types";

const FRAME = { width: 100, height: 50, left: 0, right: 0, top: 0, bottom: 0 };

function judged(after: number, cost: number, ...chances: number[]): JudgedJson {
  return {
    step: after,
    after,
    seat: 0,
    move: {},
    text: "",
    facts: {},
    chance: 0,
    best: {},
    best_text: "",
    best_facts: {},
    best_chance: 0,
    cost,
    chances,
  };
}
const GAME = [
  judged(0, 0, 0.5, 0.5),
  judged(4, 0.1, 0.6, 0.4),
  judged(6, 0.3, 0.4, 0.6),
  judged(9, 0.2, 0.1, 0.9),
];

test("the lead ends with who has won, shared if need be", () => {
  expect(lead(GAME, 10, [1]).at(-1)).toEqual({ after: 10, chances: [0, 1] });
  expect(lead(GAME, 10, [0, 1]).at(-1)?.chances).toEqual([0.5, 0.5]);
  expect(lead(GAME, 10, null)).toHaveLength(4);
  expect(lead(GAME, 10, [])).toHaveLength(4); // ended by agreement
  expect(lead([judged(3, 0, 0.7)], 10, [0])).toEqual([{ after: 3, chances: [0.7] }]);
});

test("chances are drawn as a line from the left to the right", () => {
  expect(line(lead(GAME, 10, [1]), 0, 10, FRAME)).toBe(
    "M0.0 25.0L40.0 20.0L60.0 30.0L90.0 45.0L100.0 50.0",
  );
  expect(line([], 0, 10, FRAME)).toBe("");
});

test("between two decisions the chances of the earlier one hold", () => {
  expect(chancesAt(lead(GAME, 10, null), 5)).toEqual([0.6, 0.4]);
  expect(chancesAt([{ after: 3, chances: [0.2] }], 0)).toEqual([0.2]);
  expect(chancesAt([], 5)).toEqual([]);
});

test("a click on the chart leads to the step that is there", () => {
  expect(stepAt(42, 10, FRAME)).toBe(4);
  expect(stepAt(-5, 10, FRAME)).toBe(0);
  expect(stepAt(500, 10, FRAME)).toBe(10);
});

test("of the costliest moves the worst comes first", () => {
  expect(costliest(GAME, [2, 3, 1], 2).map(({ after }) => after)).toEqual([6, 9]);
  expect(costliest(GAME, [2, 77]).map(({ after }) => after)).toEqual([6]);
});

test("nothing is sure before the end", () => {
  expect([0, 0.004, 0.456, 1].map(percent)).toEqual([1, 1, 46, 99]);
});
