import { expect, test } from "vitest";
import type { LogEntryJson, StateJson } from "../src/generated/types";
import {
  hold,
  PositionQueue,
  type Pace,
  type ShownPosition,
} from "../src/lib/positionQueue.svelte";

/** A clock that is moved by hand. */
class Hand implements Pace {
  rushed = false;
  speed = 1;
  private timers: { at: number; then: () => void }[] = [];
  private time = 0;
  hurry(): boolean {
    return this.rushed;
  }
  factor(): number {
    return this.speed;
  }
  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.time + milliseconds, then };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((each) => each !== timer));
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [due] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!due) break;
      this.timers = this.timers.filter((each) => each !== due);
      this.time = due.at;
      due.then();
    }
    this.time = end;
  }
}

function item(version: string, ...seats: number[]): ShownPosition {
  const recent = seats.map((seat): LogEntryJson => ({
    seat,
    text: version,
    move: {},
    events: [{ event: "x" }],
    forced: false,
  }));
  return { state: { version, seat: 0 } as StateJson, log: recent, recent };
}

function queue() {
  const pace = new Hand();
  const seen: string[] = [];
  const lasts: boolean[] = [];
  const made = new PositionQueue(pace, ({ state }, last) => {
    seen.push(state.version);
    lasts.push(last);
  });
  return { pace, seen, lasts, made };
}

test("the moves of others come one after another", () => {
  const { pace, seen, lasts, made } = queue();
  made.push(item("first"));
  made.push(item("a", 1));
  made.push(item("b", 2));
  made.push(item("c", 3));
  expect(seen).toEqual(["first", "a"]);
  expect(made.waiting).toBe(2);
  pace.pass(900);
  expect(seen).toContain("b");
  pace.pass(5000);
  expect(seen).toEqual(["first", "a", "b", "c"]);
  expect(lasts.at(-1)).toBe(true);
  expect(made.holding).toBe(false);
});

test("one's own move is shown at once", () => {
  const { seen, made } = queue();
  made.push(item("first"));
  made.push(item("a", 1));
  made.push(item("mine", 0));
  expect(seen).toEqual(["first", "a", "mine"]);
});

test("skipping shows the last position with everything that happened", () => {
  const { seen, made } = queue();
  for (const version of ["first", "a", "b", "c"])
    made.push(item(version, ...(version === "first" ? [] : [1])));
  made.skip();
  expect(seen).toEqual(["first", "a", "c"]);
  expect(made.now?.recent.map(({ text }) => text)).toEqual(["b", "c"]);
  expect(made.waiting).toBe(0);
});

test("in a hurry nothing waits", () => {
  const { pace, seen, made } = queue();
  pace.rushed = true;
  for (const version of ["a", "b", "c"]) made.push(item(version, 1));
  expect(seen).toEqual(["a", "b", "c"]);
});

test("the more wait, the shorter each is held", () => {
  const one = item("a", 1);
  expect(hold(one, 0)).toBe(900);
  expect(hold(one, 4)).toBeLessThan(hold(one, 1));
  expect(hold(one, 100)).toBeGreaterThan(420);
  expect(hold(item("quiet"), 0)).toBe(0);
});

test("at a slower speed everything is held longer", () => {
  const { pace, seen, made } = queue();
  pace.speed = 2;
  made.push(item("a", 1));
  made.push(item("b", 2));
  pace.pass(1000);
  expect(seen).toEqual(["a"]);
  pace.pass(1000);
  expect(seen).toEqual(["a", "b"]);
});

test("while it is paused nothing goes on but step by step", () => {
  const { pace, seen, made } = queue();
  made.push(item("a", 1));
  made.push(item("b", 2));
  made.pause();
  made.push(item("c", 3));
  pace.pass(60_000);
  expect(seen).toEqual(["a"]);
  made.step();
  pace.pass(60_000);
  expect(seen).toEqual(["a", "b"]);
  made.resume();
  expect(seen).toEqual(["a", "b", "c"]);
  made.push(item("d", 1));
  pace.pass(60_000);
  expect(seen.at(-1)).toBe("d");
});

test("one's own move is shown at once even while it is paused", () => {
  const { seen, made } = queue();
  made.push(item("a", 1));
  made.pause();
  made.push(item("mine", 0));
  expect(seen).toEqual(["a", "mine"]);
});
