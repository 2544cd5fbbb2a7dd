import { expect, test } from "vitest";
import { kindsOf, matching, sources, tally } from "../src/info/components";
import type { EditionJson } from "../src/generated/types";

const entry = (id: string, name: string, line: string, source?: string) => ({
  id,
  name,
  lines: [line],
  entry: { id, source },
});
const EDITION: EditionJson = {
  edition: "test",
  names: {},
  details: {},
  components: {
    cards: [{ id: "a", source: "public" }],
    scoring: { first: 3, source: "rulebook" },
    solo: { tiers: { low: 1, source: "reconstructed" } },
  },
};
const KINDS = kindsOf(
  [
    { section: "legend", entries: [entry("coin", "Coin", "Pays.")] },
    {
      section: "cards",
      entries: [entry("a", "Anchor", "Holds a ship.", "public"), entry("b", "Bell", "Rings.")],
    },
  ],
  EDITION,
  (key) => key,
);

test("values that no kind draws are gathered at the end", () => {
  expect(KINDS.map(({ section, entries }) => [section, entries.map(({ id }) => id)])).toEqual([
    ["legend", ["coin"]],
    ["cards", ["a", "b"]],
    ["", ["scoring", "solo.tiers"]],
  ]);
});

test("a word finds names and texts, whatever their case", () => {
  const ids = (kind: string, word: string): string[] =>
    matching(KINDS, kind, word, "en").flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids("", "SHIP")).toEqual(["a"]);
  expect(ids("cards", "")).toEqual(["a", "b"]);
  expect(ids("legend", "bell")).toEqual([]);
  expect(ids("other", "")).toEqual(["scoring", "solo.tiers"]);
});

test("sources are named for a component or for each of its fields", () => {
  expect(sources("rulebook; also public")).toEqual(["rulebook", "public"]);
  expect(sources({ cost: "reconstructed", names: "rulebook" })).toEqual([
    "rulebook",
    "reconstructed",
  ]);
  expect(tally(KINDS)).toEqual({ rulebook: 1, public: 1, reconstructed: 1 });
});
