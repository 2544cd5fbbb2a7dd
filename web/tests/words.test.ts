import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { EditionJson, GameJson, LogEntryJson } from "../src/generated/types";
import { preferredLanguage } from "../src/lib/settings";
import { GameWords } from "../src/words/game";
import { Words, type Language } from "../src/words/words";

const LOCALES = join(import.meta.dirname, "../../src/farshore/localization/locales");

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
  expect(at(0).move({ move: { kind: "sail", area: "left" } })).toBe("Sail to the left area");
  const sailed = { event: "ship_sailed", seat: 1, from: "bottom", to: "left" };
  expect(at(0).event(sailed)).toContain("Bea sailed from the bottom area");
  expect(at(1).event(sailed)).toContain("You sailed");
});

test("each line of the log tells whose it is", () => {
  const entry = {
    seat: 0,
    move: {},
    text: "",
    forced: false,
    events: [
      { event: "built", seat: 0, building: "camp" },
      { event: "scientists_recruited", seat: 1, number: 1 },
    ],
  } as unknown as LogEntryJson;
  expect(
    at(null)
      .lines(entry)
      .map(({ seat }) => seat),
  ).toEqual([0, 1]);
});

test("names are inflected and counted in every language", () => {
  // the same lines as in `tests/words/test_words.py`
  const council = {
    name: "council",
    domains: { gem: ["anthracite", "gold"], seat: [0, 1], owner: ["0", "1", "automa"] },
    events: { gems_paid: ["gem", "number"], action_turn: [], gem_upgraded: ["gem"] },
  } as unknown as GameJson;
  const gems = {
    names: {
      gem: {
        anthracite: {
          en: "Anthracite gem",
          it: "Gemma antracite",
          de: "Anthrazitfarbener Edelstein",
          pl: "Antracytowy klejnot",
        },
        gold: {
          en: "Golden gem",
          it: "Gemma dorata",
          de: "Goldener Edelstein",
          pl: "Złoty klejnot",
        },
      },
    },
    details: { owner: { automa: { who: "automa" } } },
  } as unknown as EditionJson;
  const told = (language: Language): string[] => {
    const said = new GameWords(words(language), council, gems, ["Ada", "Bea"], 0);
    return [
      said.event({ event: "gems_paid", seat: 1, gem: "anthracite", number: 2 }),
      said.event({ event: "action_turn", seat: "automa" }),
      said.event({ event: "gem_upgraded", seat: 1, gem: "anthracite" }),
      said.say("council-web-cost", { cost_gem: ["gold", "gold"] }),
    ];
  };
  expect(told("en")).toEqual([
    "Bea paid 2 anthracite gems.",
    "The Automa began to act.",
    "Bea upgraded an anthracite gem.",
    "Costs 2 golden gems.",
  ]);
  expect(told("it")).toEqual([
    "Bea paga 2 gemme antracite.",
    "L'IA comincia ad agire.",
    "Bea potenzia una gemma antracite.",
    "Costa 2 gemme dorate.",
  ]);
  expect(told("de")).toEqual([
    "Bea bezahlt 2 anthrazitfarbene Edelsteine.",
    "Die Automa beginnt mit den Aktionen.",
    "Bea wertet einen anthrazitfarbenen Edelstein auf.",
    "Kostet 2 goldene Edelsteine.",
  ]);
  expect(told("pl")).toEqual([
    "Bea płaci: 2 antracytowe klejnoty.",
    "Automa zaczyna swoje akcje.",
    "Bea ulepsza antracytowy klejnot.",
    "Koszt: 2 złote klejnoty.",
  ]);
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

test("a table tells what it reads otherwise than new tables, by its version or by choice", () => {
  const readings = [
    { second_turn: "must", shipyard_card: "must" },
    { second_turn: "must", shipyard_card: "may" },
  ];
  const here = new GameWords(words(), { ...game, rules: 2, readings }, edition, [], null);
  expect(here.otherReadings({ rules: 2, rulings: { second_turn: "must" } })).toEqual({});
  expect(here.otherReadings({ rules: 1, rulings: {} })).toEqual({ shipyard_card: "must" });
  const chosen = { rules: 2, rulings: { second_turn: "may", layout: "free" } };
  expect(here.otherReadings(chosen)).toEqual({ second_turn: "may" });
});
