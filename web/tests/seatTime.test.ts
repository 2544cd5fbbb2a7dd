import { expect, test } from "vitest";
import { timeAfter, urgencyOf } from "../src/clock/seatTime";
import type { PaceJson, SeatClockJson } from "../src/generated/types";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const live: PaceJson = {
  kind: "live",
  bank: 20 * MINUTE,
  step: 30_000,
  gift: MINUTE,
  timeout: "move",
  weekends_off: false,
  zone: "UTC",
  vacation: 0,
};
const days: PaceJson = { ...live, kind: "days", bank: 0, step: 24 * HOUR };
const clock = (more: Partial<SeatClockJson>): SeatClockJson => ({
  left: 5 * MINUTE,
  running: true,
  paused: false,
  deadline: 1000 + 5 * MINUTE,
  out: false,
  vacation: 0,
  away_until: null,
  ...more,
});

test("a running clock is counted on, and never below nothing", () => {
  expect(timeAfter(live, clock({}), 1000, MINUTE).left).toBe(4 * MINUTE);
  expect(timeAfter(live, clock({}), 1000, HOUR).left).toBe(0);
});

test("a clock that does not run or stands still keeps its time", () => {
  expect(timeAfter(live, clock({ running: false, deadline: null }), 0, MINUTE).left).toBe(
    5 * MINUTE,
  );
  const paused = timeAfter(live, clock({ paused: true }), 0, MINUTE);
  expect([paused.left, paused.urgency]).toEqual([5 * MINUTE, "calm"]);
});

test("over days the time is that until the deadline, pauses included", () => {
  const over = clock({ left: 2 * HOUR, deadline: 60 * HOUR });
  expect(timeAfter(days, over, 0, HOUR).left).toBe(59 * HOUR);
});

test("warnings come late with a live clock and hours before over days", () => {
  expect([90_000, 50_000, 10_000].map((left) => urgencyOf(live, left))).toEqual([
    "calm",
    "low",
    "last",
  ]);
  expect([7 * HOUR, 5 * HOUR, MINUTE].map((left) => urgencyOf(days, left))).toEqual([
    "calm",
    "low",
    "last",
  ]);
});

test("a time that is up says so", () => {
  const over = timeAfter(live, clock({ out: true, left: 0 }), 0, 0);
  expect([over.left, over.urgency]).toEqual([0, "out"]);
});
