import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { EditionJson, GameJson } from "../src/generated/types";
import { preferredLanguage } from "../src/lib/settings";
import { GameWords } from "../src/words/game";
import { Words, type Language } from "../src/words/words";

const LOCALES = join(import.meta.dirname, "../../src/farshore/locales");

function words(language: Language = "en"): Words {
  const folder = join(LOCALES, language);
  return new Words(
    language,
    ...readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf-8")),
  );
}
const game = {
  name: "antarctica",
  domains: { area: ["left", "bottom"], from: ["left", "bottom"], seat: [0, 1], building: ["camp"] },
  events: { built: ["building"], scientists_recruited: ["number"] },
} as unknown as GameJson;
const edition = {
  names: {
    area: { left: { en: "Left", de: "Links" }, bottom: { en: "Bottom", de: "Unten" } },
    building: { camp: { en: "Camp" } },
  },
  details: {},
} as unknown as EditionJson;
const at = (you: number | null): GameWords =>
  new GameWords(words(), game, edition, ["Ada", "Bea"], you);

test("a message takes parameters and counts", () => {
  expect(words().say("web-seats-open", { count: 1 })).toBe("1 seat open");
  expect(words().say("web-seats-open", { count: 3 })).toBe("3 seats open");
});

test("an unknown key is shown as it is, and can be asked for", () => {
  expect(words().say("no-such-key")).toBe("no-such-key");
  expect(words().has("no-such-key")).toBe(false);
  expect(words().has("web-level-greedy.about")).toBe(true);
});

test("moves and events name places and people", () => {
  expect(at(0).move({ move: { kind: "sail", area: "left" } })).toBe("Sail to Left");
  const sailed = { event: "ship_sailed", seat: 1, from: "bottom", to: "left" };
  expect(at(0).event(sailed)).toContain("Bea sailed from Bottom");
  expect(at(1).event(sailed)).toContain("You sailed");
});

test("what is hidden has a line of its own", () => {
  const drawn = { event: "card_drawn", seat: 1, shipyard_card: "?" };
  expect(at(0).event(drawn)).toBe("Bea drew a card for the draft.");
});

test("a reason of the kernel lists whom one waits for", () => {
  const reason = {
    key: "not-your-turn",
    params: { move: "sail left", seat: "0", waiting: ["1"] },
    game: "",
  };
  expect(at(0).reason(reason)).toBe("It is not your turn: waiting for Bea.");
});

test("the browser's language is taken if there are words in it", () => {
  expect(preferredLanguage(["fr-FR", "pl-PL", "de"], ["en", "de", "pl"])).toBe("pl");
  expect(preferredLanguage(["fr"], ["en", "de"])).toBe("en");
});
