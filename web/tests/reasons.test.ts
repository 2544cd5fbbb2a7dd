import { expect, test } from "vitest";
import { Play } from "../src/table/play.svelte";
import { prepared, signed } from "../src/review/reasons";
import { readSolved } from "../src/puzzles/solved";

const step = (seat: number) => ({ seat, move: {}, text: "", facts: {} });

test("a loss has a real minus sign", () => {
  expect([signed(3), signed(-1)]).toEqual(["+3", "−1"]);
});

test("what a move prepares is all that is expected without what it brings now", () => {
  const line = [step(0), step(1)];
  expect(prepared({ now: { areas: 2 }, then: { areas: 5, stars: 1 }, line })).toEqual({
    areas: 3,
    stars: 1,
  });
  expect(prepared({ now: { areas: 2 }, then: {}, line })).toEqual({ areas: -2 });
  expect(prepared({ now: { areas: 2 }, then: {}, line: [step(0)] })).toEqual({});
});

test("recommended moves are marked until something is pointed at or there are new choices", () => {
  const legal = ["a", "b"].map((area, number) => ({
    move: { kind: "sail", area },
    text: area,
    number,
    facts: {},
    final: false,
  }));
  const play = new Play({ send: () => undefined, why: () => Promise.resolve(null) });
  play.renew(legal);
  play.advise(play.find({ area: "a" }));
  expect(play.isPointed({ area: "a" })).toBe(true);
  play.point(play.find({ area: "b" }));
  expect([play.isPointed({ area: "a" }), play.isPointed({ area: "b" })]).toEqual([false, true]);
  play.renew(legal);
  expect(play.isPointed({ area: "a" })).toBe(false);
});

test("a browser that has kept nonsense has solved nothing", () => {
  const kept = (text: string | null) => [...readSolved({ getItem: () => text })];
  expect(kept(null)).toEqual([]);
  expect(kept("{")).toEqual([]);
  expect(kept('{"a":1}')).toEqual([]);
  expect(kept('["council/3"]')).toEqual(["council/3"]);
});
