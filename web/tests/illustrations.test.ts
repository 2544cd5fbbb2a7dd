// Every card of the editions has a picture of its own, always the same.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sceneOf as building } from "../src/boards/antarctica/art/buildings";
import { sceneOf as location } from "../src/boards/aquatica/art/locations";
import { portraitOf } from "../src/boards/aquatica/art/portraits";
import { commanderOf } from "../src/boards/council/art/commanders";
import { galaxyOf } from "../src/boards/council/art/galaxies";
import { callouts as antarcticaCallouts } from "../src/boards/antarctica/howto/callouts";
import { callouts as aquaticaCallouts } from "../src/boards/aquatica/howto/callouts";
import { callouts as councilCallouts } from "../src/boards/council/howto/callouts";
import { LANGUAGE_CODES, Words } from "../src/words/words";

interface Entry {
  id: string;
  type: string;
}
const edition = (game: string): Record<string, Entry[]> =>
  JSON.parse(readFileSync(`../src/farshore/games/${game}/components.json`, "utf-8")) as Record<
    string,
    Entry[]
  >;
const aquatica = edition("aquatica");
const people = [
  ...(aquatica["starting_characters"] ?? []),
  ...(aquatica["ocean_characters"] ?? []),
];

const PICTURES: [string, Entry[], (entry: Entry) => unknown][] = [
  ["locations", aquatica["locations"] ?? [], ({ id, type }) => location(id, type).subject],
  ["characters", people, ({ id }) => portraitOf(id, false)],
  ["kings", aquatica["kings"] ?? [], ({ id }) => portraitOf(id, true)],
  ["buildings", edition("antarctica")["building_types"] ?? [], ({ id }) => building(id)],
  ["galaxies", edition("council")["galaxies"] ?? [], ({ id }) => galaxyOf(id)],
  ["commanders", edition("council")["commanders"] ?? [], ({ id }) => commanderOf(id)],
];

test.each(PICTURES)("no two %s look the same", (_, entries, draw) => {
  expect(entries.length).toBeGreaterThan(5);
  const drawn = entries.map((entry) => JSON.stringify(draw(entry)));
  expect(new Set(drawn).size).toBe(entries.length);
  expect(entries.map((entry) => JSON.stringify(draw(entry)))).toEqual(drawn);
});

test.each(PICTURES)("%s of other editions are drawn from their names", (_, entries, draw) => {
  const type = entries[0]?.type ?? "";
  const [one, other] = ["somebody else", "yet another"].map((id) =>
    JSON.stringify(draw({ id, type })),
  );
  expect(one).not.toBe(other);
  expect(one).not.toContain("NaN");
});

const CALLOUTS = {
  antarctica: antarcticaCallouts,
  aquatica: aquaticaCallouts,
  council: councilCallouts,
};
test("the board of every game is explained by numbers in its drawing", () => {
  for (const sections of Object.values(CALLOUTS))
    expect((sections["board"] ?? sections["map"] ?? []).length).toBeGreaterThan(2);
});
test.each(LANGUAGE_CODES)("every number in a drawing is explained in %s", (language) => {
  for (const [game, sections] of Object.entries(CALLOUTS)) {
    const folder = `../src/farshore/localization/locales/${language}`;
    const words = new Words(language, readFileSync(`${folder}/howto-${game}.ftl`, "utf-8"));
    for (const [section, spots] of Object.entries(sections)) {
      const lines = words.say(`${game}-howto-${section}.callouts`).split("\n");
      expect(lines, `${game} ${section}`).toHaveLength(spots.length);
    }
  }
});
