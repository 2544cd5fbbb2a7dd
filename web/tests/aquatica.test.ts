import { readFileSync } from "node:fs";
import { join } from "node:path";
import { itemAt } from "../src/lib/lists";
import { describe, expect, test } from "vitest";
import type { AquaticaView, LogEntryJson } from "../src/generated/types";
import type { Character } from "../src/boards/aquatica/componentData";
import { readings } from "../src/boards/aquatica/descriptions";
import { icon, parts } from "../src/boards/aquatica/effects";
import { grouped } from "../src/boards/aquatica/model.svelte";
import { touched } from "../src/boards/aquatica/motion";
import { fitted, lines } from "../src/boards/aquatica/components/iconLayout";
import { bodyHeight, grid, layout, MOST_DEPTHS, spread, zoom } from "../src/boards/aquatica/layout";
import { mantaReserve } from "../src/boards/aquatica/model.svelte";
import { fit, nameLines, wrap } from "../src/boards/shared/svgText";
import { Order, Tracker } from "../src/boards/aquatica/motion";

const BOX = JSON.parse(
  readFileSync(
    join(import.meta.dirname, "../../src/farshore/games/aquatica/components.json"),
    "utf-8",
  ),
) as Record<string, unknown>;

describe("copies travel", () => {
  test("who is recruited keeps its key on the way into the hand", () => {
    const tracker = new Tracker();
    const [first, second] = tracker.keys([
      { id: "grabber", place: "row" },
      { id: "grabber", place: "row" },
    ]);
    expect(
      tracker.keys([
        { id: "grabber", place: "row" },
        { id: "grabber", place: "hand" },
      ]),
    ).toEqual([first, second]);
  });
  test("what stays keeps its key, what is new gets a new one", () => {
    const tracker = new Tracker();
    const [matron] = tracker.keys([{ id: "matron", place: "hand" }]);
    const [crab, again] = tracker.keys([
      { id: "crab_diplomat", place: "row" },
      { id: "matron", place: "hand" },
    ]);
    expect(again).toBe(matron);
    expect(crab).not.toBe(matron);
  });
});

test("what travels keeps its place in the page", () => {
  const order = new Order();
  const sorted = (...ids: string[]): string[] => order.sorted(ids, (id) => id);
  expect(sorted("a", "b", "c")).toEqual(["a", "b", "c"]);
  expect(sorted("b", "c", "a", "d")).toEqual(["a", "b", "c", "d"]);
  expect(sorted("d", "c")).toEqual(["c", "d"]);
});

describe("the plan", () => {
  test.each([360, 820, 1200])("nothing leaves the drawing %d wide", (width) => {
    const plan = layout(width, 9, 7);
    const cards = [...plan.upper, ...plan.lower, ...plan.columns];
    expect(Math.min(...cards.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...cards.map(({ x }) => x + plan.card.w))).toBeLessThanOrEqual(plan.w);
    const boxes = [
      ...plan.goals,
      ...plan.row,
      plan.deck,
      plan.supply,
      plan.piles,
      plan.mantas,
      ...spread(plan.hand, 9, plan.narrow),
    ];
    expect(Math.max(...boxes.map(({ x, w }) => x + w))).toBeLessThanOrEqual(plan.w);
    expect(Math.max(...boxes.map(({ y, h }) => y + h))).toBeLessThanOrEqual(plan.h);
  });
  test.each([360, 1200])("the deepest card ends above what lies below it, %d wide", (width) => {
    const plan = layout(width, 6, 4);
    const deepest = bodyHeight(plan.card, MOST_DEPTHS);
    expect(itemAt(plan.upper, 0).y + deepest).toBeLessThan(
      itemAt(plan.lower, 0).y - plan.card.head,
    );
    expect(itemAt(plan.lower, 0).y + deepest).toBeLessThan(itemAt(plan.row, 0).y);
    expect(itemAt(plan.columns, 0).y + deepest).toBeLessThan(plan.hand.y);
  });
  test("a low container is scrolled rather than made illegible", () => {
    const plan = layout(900, 6, 4);
    expect(zoom(plan, 900, 300)).toBe(0.77);
    expect(zoom(plan, plan.w, plan.h)).toBe(1);
  });
  test("a grid stays in its box", () => {
    const cells = grid({ x: 10, y: 20, w: 100, h: 90 }, 7, 3, 40);
    expect(cells.at(-1)).toEqual({ x: 10, y: 80, w: 100 / 3, h: 30 });
  });
});

describe("effects as icons", () => {
  test("numbers and types", () => {
    expect(icon({ gain_power: 2, only: "shark_bay" })).toEqual({
      name: "power",
      number: "2",
      type: "shark_bay",
    });
    expect(icon({ return: "all" })).toEqual({ name: "return", number: "∞" });
    expect(icon({ empty: true })).toEqual({ name: "empty" });
  });
  test("a choice is two options with a sign between, each part knows its effect", () => {
    const found = parts([{ gain_coins: 1 }, { choose: [[{ raise: 2 }], [{ score: 2 }]] }]);
    expect(found.map((part) => ("sign" in part ? part.sign : part.icon.name))).toEqual([
      "coin",
      "raise",
      "or",
      "score",
    ]);
    expect(found.map(({ at }) => at)).toEqual([0, 1, 1, 1]);
  });
  test("too many for one line go on in the next", () => {
    const found = lines(parts([{ gain_power: 4 }, { do: "conquer" }, { do: "conquer" }]), 50, 18);
    expect(new Set(found.map(({ y }) => y)).size).toBe(2);
  });
  test.each([
    { where: "in a row on a desk", width: 100, height: 34, most: 18, least: 16.5 },
    { where: "in a hand on a phone", width: 72, height: 46, most: 18, least: 14 },
    { where: "in a row on a phone", width: 52, height: 64, most: 16, least: 13 },
    { where: "across a full hand", width: 90, height: 38, most: 18, least: 16.5 },
  ])("all effects of every character fit on its card $where", ({ width, height, most, least }) => {
    for (const kind of ["starting_characters", "ocean_characters", "kings"])
      for (const { id, effects } of BOX[kind] as Character[]) {
        const { size, placed, fits } = fitted(parts(effects), width, height, most, least);
        expect(fits, id).toBe(true);
        expect(size).toBeGreaterThanOrEqual(least);
        const lowest = Math.max(...placed.map(({ y }) => y)) + size / 2;
        expect(lowest, id).toBeLessThanOrEqual(height / 2);
      }
  });
});

test("mantas keep their place when they turn over", () => {
  const seat = { hand: [], discard: [], board: [], scored: [], king: null };
  const ready = mantaReserve({ ...seat, ready: ["a", "b", "b"], tired: [] }, ["a", "b"]);
  const tired = mantaReserve({ ...seat, ready: ["b"], tired: ["a", "b"] }, ["a", "b"]);
  expect(tired.map(({ key }) => key)).toEqual(ready.map(({ key }) => key));
  expect(tired.map((manta) => manta.tired)).toEqual([true, false, true]);
});

test("equal cards lie on each other", () => {
  expect(grouped(["a", "b", "a"])).toEqual([
    { id: "a", copies: 2 },
    { id: "b", copies: 1 },
  ]);
});

test("text fits: as it is, a little closer, broken or cut", () => {
  expect(fit("Reef", 100, 12)).toEqual({ text: "Reef" });
  expect(fit("Bull Shark Sanctuary", 110, 12.5).length).toBe(110);
  expect(fit("Untergegangene Zivilisationen", 60, 12.5).text.endsWith("…")).toBe(true);
  expect(wrap("Turtle Treasurer", 60, 12.5)).toEqual(["Turtle", "Treasurer"]);
  expect(wrap("Sanktuarium żarłaczy tępogłowych", 124, 14.2)).toEqual([
    "Sanktuarium żarłaczy",
    "tępogłowych",
  ]);
  expect(wrap("Krabbendiplomat", 101, 14.2, 3)).toEqual(["Krabbendiplomat"]);
  expect(wrap("Krabbendiplomat", 82, 14.2, 3)).toHaveLength(2);
  expect(wrap("Wissenschaftler einsetzen", 88, 14.5, 3)).toEqual([
    "Wissen-",
    "schaftler",
    "einsetzen",
  ]);
});

describe("no name of a card is cut", () => {
  const names = (...kinds: string[]): string[] =>
    kinds.flatMap((kind) =>
      (BOX[kind] as { names: Record<string, string> }[]).flatMap((card) =>
        Object.values(card.names),
      ),
    );
  const cut = (name: string, room: number, most?: number): boolean =>
    nameLines(name, room, 14.2, most).some(({ text }) => text.endsWith("…"));
  const plan = layout(1200, 9, 4);

  test("on a location", () => {
    expect(names("locations").filter((name) => cut(name, plan.card.w - 4, 2))).toEqual([]);
  });
  test.each([6, 7, 8, 9])("in a hand of %d", (count) => {
    const { w } = itemAt(spread(plan.hand, count, false), 0);
    const room = w < 118 ? w - 12 : w - 46;
    const people = names("starting_characters", "ocean_characters", "kings");
    expect(people.filter((name) => cut(name, room))).toEqual([]);
  });
});

test("what happened is known by its name", () => {
  const entry: LogEntryJson = {
    seat: 1,
    move: {},
    text: "",
    forced: false,
    events: [
      { event: "manta_drawn", seat: 1, manta: "wild_coin" },
      { event: "king_left", king: "king_host" },
    ],
  };
  expect(touched([entry])).toEqual(new Set(["manta:1:wild_coin", "character:king_host"]));
});

describe("readings of the rulebook on the cards", () => {
  const effects = (...names: ("conquer" | "buy" | "recruit" | "explore")[]): Character => ({
    id: "card",
    effects: names.map((name) => ({ do: name })),
  });
  const table = (rulings: Record<string, string>, players = 2): AquaticaView =>
    ({ rulings, seats: Array.from({ length: players }, () => ({})) }) as unknown as AquaticaView;

  test("a paid effect is compulsory or not", () => {
    expect(readings(effects("buy"), table({ strict_effects: "on" }))).toEqual(["must"]);
    expect(readings(effects("recruit"), table({ strict_effects: "off" }))).toEqual(["may"]);
    expect(readings(effects("explore"), table({ strict_effects: "on" }))).toEqual([]);
  });
  test("an option that is paid for counts too", () => {
    const card: Character = {
      id: "king",
      effects: [{ choose: [[{ do: "buy" }], [{ raise: 1 }]] }],
    };
    expect(readings(card, table({ strict_effects: "on" }))).toEqual(["must"]);
  });
  test("power left over matters to a card with two conquests", () => {
    const grabber = effects("conquer", "conquer");
    const lost = { strict_effects: "on", leftover_power: "lost" };
    expect(readings(grabber, table(lost))).toEqual(["must", "power_lost"]);
    expect(readings(grabber, table({ strict_effects: "on" }))).toEqual(["must", "power_kept"]);
  });
  test("the Matron clears the row of two players only", () => {
    const matron: Character = { id: "matron", effects: [{ return: "all" }], stays_in_hand: true };
    expect(readings(matron, table({ matron_clears: "on" }))).toEqual(["clears"]);
    expect(readings(matron, table({ matron_clears: "on" }, 3))).toEqual([]);
    expect(readings(matron, table({ matron_clears: "off" }))).toEqual([]);
  });
});

test("the effects of the third edition have icons of their own", () => {
  expect(icon({ replay: 1 })).toEqual({ name: "replay" });
  expect(icon({ tire: 1 })).toEqual({ name: "tire", number: "1" });
  expect(icon({ take_manta: "wild_raise" })).toEqual({ name: "take_manta" });
});
