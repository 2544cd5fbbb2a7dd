// Entering an edition: what its schema says about fields, and how values are set and marked.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EditionEditor, OWN_COPY } from "../src/edition/editor.svelte";
import {
  blank,
  caseName,
  caseOf,
  kindOf,
  membersOf,
  pathText,
  same,
  type Schema,
} from "../src/edition/schema";
import { faultText, placeName } from "../src/edition/words";
import type { OwnEditionDocument } from "../src/generated/types";

vi.mock("../src/lib/session.svelte", () => ({
  session: { words: { language: "en", has: () => true } },
  say: (key: string, params: Record<string, unknown> = {}) =>
    [key, ...Object.values(params)].join(" "),
}));

const EFFECT: Schema = {
  oneOf: [
    {
      type: "object",
      properties: { gain: { type: "integer", minimum: 2, maximum: 9 } },
      required: ["gain"],
    },
    { type: "object", properties: { empty: { type: "boolean" } }, required: ["empty"] },
  ],
};
const CARD: Schema = {
  type: "object",
  properties: {
    id: { type: "string" },
    price: { type: "integer", minimum: 0, maximum: 9 },
    effects: { type: "array", items: { $ref: "#/$defs/Effect" }, maxItems: 3 },
    copies: { const: 2 },
    manta: { anyOf: [{ enum: ["a", "b"], title: "manta" }, { type: "null" }] },
    names: { type: "object", title: "names" },
    source: { title: "remarks" },
  },
  required: ["id", "price", "effects", "copies", "manta"],
};
const ROOT: Schema = {
  type: "object",
  properties: {
    game: { const: "x" },
    cards: { type: "array", items: CARD, minItems: 2, maxItems: 2 },
    board: {
      type: "object",
      properties: {
        prices: { type: "array", items: { type: "integer" }, minItems: 2, maxItems: 2 },
        source: { title: "remarks" },
      },
    },
    fixed: { type: "object", properties: { tracks: { const: 4 } } },
  },
  $defs: { Effect: EFFECT },
};

describe("the schema", () => {
  it("says how a value is entered", () => {
    const kinds = Object.entries(CARD.properties ?? {}).map(([key, each]) => [
      key,
      kindOf(each, ROOT),
    ]);
    expect(Object.fromEntries(kinds)).toEqual({
      id: "text",
      price: "number",
      effects: "list",
      copies: "hidden",
      manta: "choice",
      names: "names",
      source: "hidden",
    });
    expect(kindOf(ROOT.properties?.["cards"] ?? {}, ROOT)).toBe("entries");
    expect(kindOf({ anyOf: [{ type: "integer" }, { const: "all" }] }, ROOT)).toBe("amount");
  });

  it("shows only what can be entered", () => {
    expect(membersOf(CARD, ROOT).map(([key]) => key)).toEqual(["price", "effects", "manta"]);
    expect(membersOf(ROOT, ROOT).map(([key]) => key)).toEqual(["cards", "board"]);
  });

  it("knows the forms of a thing", () => {
    expect(EFFECT.oneOf?.map(caseName)).toEqual(["gain", "empty"]);
    expect(caseOf(EFFECT, { empty: true })).toBe(EFFECT.oneOf?.[1]);
    expect(caseOf(EFFECT, { dance: 1 })).toBeUndefined();
  });

  it("has a value to begin with for everything", () => {
    expect(blank({ $ref: "#/$defs/Effect" }, ROOT)).toEqual({ gain: 2 });
    expect(blank(CARD, ROOT)).toEqual({ id: "", price: 1, effects: [], copies: 2, manta: null });
  });

  it("writes places as the server does", () => {
    expect(pathText(["cards", 3, "effects", 0, "gain"])).toBe("cards[3].effects[0].gain");
  });

  it("compares values deeply", () => {
    expect(same([{ a: [1] }], [{ a: [1] }])).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  });
});

describe("the editor", () => {
  const base = {
    cards: [
      { id: "one", price: 1, effects: [], copies: 2, manta: null, source: "rulebook" },
      { id: "two", price: 2, effects: [{ gain: 3 }], copies: 2, manta: "a" },
    ],
    board: { prices: [1, 2] },
  };
  const open = (faults: OwnEditionDocument["faults"] = []): EditionEditor =>
    new EditionEditor(
      {
        edition: {
          id: "e",
          game: "x",
          name: "Box",
          revision: 1,
          faults: 0,
          size: 1,
          created_at: "",
          changed_at: "",
          share: null,
        },
        document: structuredClone(base),
        faults,
      },
      ROOT,
      base,
    );
  const sent: { revision: number; document: typeof base }[] = [];
  let answer: () => Response;

  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    const saved = (): Response =>
      Response.json({ edition: { id: "e", revision: sent.length + 1 }, faults: [] });
    answer = saved;
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as (typeof sent)[number]);
      return Promise.resolve(answer());
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("saves what was entered once, after a pause, and names the revision", async () => {
    const editor = open();
    editor.set(["cards", 0, "price"], 5);
    editor.set(["cards", 0, "price"], 6);
    expect(editor.status).toBe("changed");
    await vi.advanceTimersByTimeAsync(1000);
    expect(editor.status).toBe("saved");
    expect(sent.map(({ revision, document }) => [revision, document.cards[0]?.price])).toEqual([
      [1, 6],
    ]);
    editor.set(["board", "prices", 1], 7);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent[1]?.revision).toBe(2);
  });

  it("tries again when the server cannot be reached", async () => {
    const editor = open();
    const good = answer;
    answer = () => {
      throw new TypeError("no network");
    };
    editor.set(["cards", 0, "price"], 5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(editor.status).toBe("failed");
    answer = good;
    await vi.advanceTimersByTimeAsync(5000);
    expect(editor.status).toBe("saved");
  });

  describe("beside another window that has saved", () => {
    const named = (id: string, revision: number, name: string): object => ({ id, revision, name });
    const asked: { method: string; path: string; body: Record<string, unknown> }[] = [];
    const stored = { ...base, cards: [base.cards[0], { ...base.cards[1], price: 9 }] };

    beforeEach(() => {
      asked.length = 0;
      vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
        const read = JSON.parse((body as string | undefined) ?? "{}") as Record<string, unknown>;
        asked.push({ method: method ?? "GET", path, body: read });
        if (method === "POST")
          return Response.json({ edition: named("copy", 1, String(read["name"])), faults: [] });
        if (method !== "PUT")
          return Response.json({ edition: named("e", 2, "Box"), faults: [], document: stored });
        if (read["revision"] !== 2)
          return Response.json({ error: { key: "stale-edition" } }, { status: 409 });
        return Response.json({ edition: named("e", 3, "Box"), faults: [] });
      });
    });

    it("puts together what both have entered", async () => {
      const editor = open();
      editor.set(["cards", 0, "price"], 8);
      await vi.advanceTimersByTimeAsync(1000);
      expect([editor.status, editor.elsewhere]).toEqual(["saved", "merged"]);
      const { cards } = asked.at(-1)?.body["document"] as typeof base;
      expect(cards.map(({ price }) => price)).toEqual([8, 9]);
    });

    it("goes on with a copy where both have changed the same value", async () => {
      const editor = open();
      editor.set(["cards", 1, "price"], 8);
      await vi.advanceTimersByTimeAsync(1000);
      expect([editor.status, editor.elsewhere]).toEqual(["saved", "copied"]);
      expect([editor.edition.id, editor.edition.name]).toEqual(["copy", "Box (2)"]);
      expect(editor.get(["cards", 1, "price"])).toBe(8);
      expect(asked.map(({ method }) => method)).toEqual(["PUT", "GET", "POST"]);
    });
  });

  it("marks where a value comes from and what differs", () => {
    const editor = open();
    editor.set(["cards", 0, "price"], 5);
    expect(editor.get(["cards", 0, "source"])).toEqual({ "*": "rulebook", price: OWN_COPY });
    editor.add(["cards", 1, "effects"], { gain: 4 });
    editor.take(["cards", 1, "effects"], 0);
    expect(editor.get(["cards", 1])).toMatchObject({
      effects: [{ gain: 4 }],
      source: { effects: OWN_COPY },
    });
    editor.set(["board", "prices", 0], undefined);
    expect(editor.get(["board"])).toEqual({ prices: [null, 2], source: { prices: OWN_COPY } });
    expect(editor.differs(["cards", 0, "price"])).toBe(true);
    expect(editor.differs(["cards", 0, "manta"])).toBe(false);
  });

  it("counts what has been entered", () => {
    const editor = open();
    const cards = ROOT.properties?.["cards"] ?? {};
    expect(editor.progress(["cards"], cards)).toEqual({ entered: 0, all: 2 });
    editor.enter(["cards", 0], true);
    for (const key of ["price", "manta"]) editor.set(["cards", 1, key], key === "price" ? 3 : "b");
    expect(editor.progress(["cards"], cards)).toEqual({ entered: 1, all: 2 });
    editor.add(["cards", 1, "effects"], { gain: 2 });
    expect(editor.progress(["cards"], cards)).toEqual({ entered: 2, all: 2 });
    editor.enter(["cards", 0], false);
    expect(editor.progress([], ROOT)).toEqual({ entered: 1, all: 2 });
  });

  it("shows a fault where it belongs", () => {
    const missing = { key: "missing-key", params: { path: "cards[1]", key: "price" }, game: "" };
    const range = { key: "not-in-range", params: { path: "board.prices[0]" }, game: "" };
    const editor = open([missing, range]);
    expect([...editor.byPlace.keys()]).toEqual(["cards[1].price", "board.prices[0]"]);
    expect(editor.faultsUnder(["cards"])).toBe(1);
    expect(editor.faultsUnder(["cards", 0])).toBe(0);
  });
});

describe("the words of a fault", () => {
  const document = { cards: [{ names: { en: "Crane" }, price: 4 }, { price: 3 }] };

  it("name a place as the page does, not as the file", () => {
    expect(placeName(document, "cards[0].price")).toBe("field-cards › Crane › field-price");
    expect(placeName(document, "cards[1]")).toBe("field-cards › edition-item 2");
    expect(
      faultText({ key: "missing-key", params: { path: "cards[1]", key: "price" }, game: "" }),
    ).toBe("Missing-key cards[1] field-price");
  });
});
