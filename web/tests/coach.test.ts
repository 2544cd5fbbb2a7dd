import { describe, expect, it } from "vitest";
import type { LessonStep } from "../src/generated/types";
import { arrow, around, overlap, union } from "../src/lesson/arrow";
import { Coach } from "../src/lesson/coach.svelte";

const step = (at: number, say: string, more: Partial<LessonStep> = {}): LessonStep => ({
  at,
  say,
  point: [],
  do: [],
  wrong: {},
  forward: false,
  ...more,
});
const move = (text: string): { move: Record<string, string>; text: string } => ({
  move: { kind: text.split(" ")[0] ?? "" },
  text,
});

function coach(): Coach {
  const found = new Coach(() => "lanterns");
  found.begin({
    seat: 0,
    steps: [
      step(1, "hello"),
      step(1, "light", { do: ["light red"], wrong: { light: "not-that", other: "light-first" } }),
      step(4, "bye"),
    ],
  });
  return found;
}

describe("the coach of a lesson", () => {
  it("says the steps of a position one after another", () => {
    const found = coach();
    expect(found.on).toBe(false);
    found.arrive(1);
    expect([found.step?.say, found.explains, found.goesOn, found.goesBack]).toEqual([
      "hello",
      true,
      true,
      false,
    ]);
    found.next();
    expect([found.step?.say, found.explains, found.number]).toEqual(["light", false, 2]);
    found.next();
    expect(found.step?.say).toBe("light");
    found.back();
    expect(found.step?.say).toBe("hello");
  });

  it("begins anew at another position, and says nothing once the lesson is left", () => {
    const found = coach();
    found.arrive(1);
    found.next();
    found.arrive(4);
    expect(found.step?.say).toBe("bye");
    found.arrive(null);
    expect([found.step, found.on]).toEqual([null, false]);
  });

  it("lets accepted moves pass and answers others by their kind", () => {
    const found = coach();
    found.arrive(1);
    expect(found.refuses(move("light red"))).toBe(false);
    expect(found.refuses(move("light blue"))).toBe(true);
    expect(found.wrong).toBe("lanterns-lesson-not-that");
    expect(found.step?.say).toBe("light");
    expect(found.refuses(move("pass"))).toBe(true);
    expect(found.wrong).toBe("lanterns-lesson-light-first");
  });

  it("has an answer for moves that a step does not name", () => {
    const found = coach();
    found.arrive(4);
    expect(found.refuses(move("pass"))).toBe(true);
    expect(found.wrong).toBe("web-coach-other");
  });

  it("refuses nothing where there is no lesson", () => {
    const found = new Coach(() => "lanterns");
    found.arrive(null);
    expect(found.refuses(move("pass"))).toBe(false);
  });
});

describe("the arrow", () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };

  it("goes from edge to edge", () => {
    const line = arrow(box, { ...box, x: 110 });
    expect(line?.path).toBe("M 10 5 L 101 5");
    expect(line?.head.split(" ")[0]).toBe("110,5");
  });

  it("is left out between neighbours", () => {
    expect(arrow(box, { ...box, x: 30 })).toBeNull();
  });

  it("leaves room around what it points at", () => {
    expect(around(box)).toEqual({ x: -5, y: -5, width: 20, height: 20 });
  });
});

describe("boxes", () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };

  it("are put together", () => {
    expect(union([box, { ...box, x: 20 }])).toEqual({ x: 0, y: 0, width: 30, height: 10 });
  });

  it("are cut to what is seen", () => {
    const seen = overlap({ ...box, height: 100 }, { x: 0, y: 0, width: 50, height: 40 });
    expect(seen).toEqual({ x: 0, y: 0, width: 10, height: 40 });
    expect(overlap(box, { ...box, x: 40 })).toBeNull();
  });
});
