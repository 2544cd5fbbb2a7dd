import { expect, test } from "vitest";
import type { CouncilComponentsData } from "../src/generated/types";
import { ComponentData, type Effect, type Timed } from "../src/boards/council/componentData";
import { aboutCommander, aboutTech, doing } from "../src/boards/council/descriptions";
import { GameWords } from "../src/words/game";

/** Says the end of the key and the parameters that a test asks about. */
function said(...shown: string[]): GameWords {
  const say = (key: string, params: Record<string, string | number> = {}): string => {
    const inner = params["does"] === undefined ? "" : ` ${params["does"]}`;
    const told = shown.flatMap((name) =>
      name in params ? [`${name}=${String(params[name])}`] : [],
    );
    return [key.replace(/^council-(effect-)?/, ""), ...told].join(" ") + inner;
  };
  const words = Object.create(GameWords.prototype) as GameWords;
  return Object.assign(words, { say, game: { rules: 2, readings: READINGS } });
}

const READINGS = [
  { two_minings: "new", empire: "before", kept_cubes: "always" },
  { two_minings: "colonies", empire: "before", kept_cubes: "choice" },
];

const timed = (when: Timed["when"], ...effects: Effect[]): Timed => ({
  when,
  do: effects,
});
const EMPIRE = timed("evaluation_start", { do: "energy_per", n: 3, of: "galaxy_majority" });
const KEEPS = timed("on_evaluate", { do: "keep_cube", condition: { own_colonies_at_least: 4 } });
const data = new ComponentData({
  galaxies: [],
  tiles: [],
  starting_cards: [],
  ai_cards: [],
  upgrades: [],
  extra_fields: [],
  stations: [],
  bonus_cards: [],
  automa_cards: [],
  dark_tech: [{ id: "empire", deck: 1, effects: [EMPIRE] }],
  commanders: [{ id: "casares", starting_consumption: 26, starting_energy: 2, effects: [KEEPS] }],
} as unknown as CouncilComponentsData);

test("a card that explores with two minings says where, by the reading of the table", () => {
  const explores: Effect[] = [{ do: "explore", cubes: 2, mines: 2, join: "or" }];
  const words = said("two_minings", "mines");
  const at = (rulings: Record<string, string>) =>
    doing({ words, data, view: { rules: 2, rulings } }, explores);
  expect(doing({ words, data }, explores)).toBe("explore two_minings=colonies mines=2");
  expect(at({ two_minings: "new" })).toBe("explore two_minings=new mines=2");
  expect(at({ dark_galaxy_card: "adding" })).toBe("explore two_minings=colonies mines=2");
});

test("a table of an older version of the rules is told of by that version", () => {
  const view = { rules: 1, rulings: {} };
  const words = said("number", "energy", "kept_cubes");
  expect(aboutCommander({ words, data, view }, "casares")).toContain("kept_cubes=always");
});

test("Empire pays before or after the evaluation, as the table reads it", () => {
  const words = said("number");
  expect(aboutTech({ words, data }, "empire")).toBe("when-evaluation_start energy_per number=3");
  const view = { rules: 2, rulings: { empire: "after" } };
  expect(aboutTech({ words, data, view }, "empire")).toBe(
    "when-evaluation_end energy_per number=3",
  );
});

test("a commander is told of with the numbers of the edition", () => {
  expect(aboutCommander({ words: said("number", "energy", "kept_cubes"), data }, "casares")).toBe(
    "starts number=26 energy=2; keep_cube number=4 kept_cubes=choice",
  );
});
