import { itemAt } from "../src/lib/lists";
import { expect, test } from "vitest";
import type { LogEntryJson } from "../src/generated/types";
import { lastSeat, sinceLastTurn, splice } from "../src/lib/log";

function entry(seat: number | null, text: string, forced = false): LogEntryJson {
  return { seat, text, move: { kind: text }, events: [], forced };
}
const held = [entry(0, "sail"), entry(0, "build"), entry(1, "sail")];

test("what follows is appended and fresh", () => {
  const next = entry(1, "end_turn");
  const { log, fresh } = splice(held, { from: 3, entries: [next], mark: "m" });
  expect(log).toEqual([...held, next]);
  expect(fresh).toEqual([next]);
});

test("an undo shortens the log and nothing is fresh", () => {
  const { log, fresh } = splice(held, { from: 1, entries: [], mark: "m" });
  expect(log).toEqual([held[0]]);
  expect(fresh).toEqual([]);
});

test("a reveal inserts what was sealed: only that is fresh", () => {
  const sealed = entry(2, "plan 3");
  const { log, fresh } = splice(held, {
    from: 1,
    entries: [sealed, itemAt(held, 1), itemAt(held, 2)],
    mark: "m",
  });
  expect(log.map(({ text }) => text)).toEqual(["sail", "plan 3", "build", "sail"]);
  expect(fresh).toEqual([sealed]);
});

test("the same move twice is fresh the second time", () => {
  const { fresh } = splice(held, {
    from: 2,
    entries: [itemAt(held, 2), entry(1, "sail")],
    mark: "m",
  });
  expect(fresh).toHaveLength(1);
});

test("the whole log again replaces everything", () => {
  const { log } = splice(held, { from: 0, entries: [itemAt(held, 0)], mark: "m" });
  expect(log).toEqual([held[0]]);
});

test("since your last turn begins after your last own choice, forced moves aside", () => {
  const log = [entry(0, "a"), entry(1, "b"), entry(0, "c", true), entry(1, "d")];
  expect(sinceLastTurn(log, 0)).toBe(1);
  expect(sinceLastTurn(log, 2)).toBe(0);
  expect(sinceLastTurn(log, null)).toBe(4);
});

test("luck is not the seat that moved last", () => {
  expect(lastSeat([...held, entry(null, "reveal")])).toBe(1);
  expect(lastSeat([entry(null, "reveal")])).toBe(null);
});
