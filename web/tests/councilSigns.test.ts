import { expect, test } from "vitest";
import { signRow } from "../src/boards/council/components/effectSigns";
import type { Effect } from "../src/boards/council/componentData";

const EXPLORE: Effect = { do: "explore", cubes: 2, mines: 2, join: "or" };
const kinds = (effects: Effect[], short = false): string =>
  signRow(effects, short)
    .signs.map(({ kind, count = 1 }) => (count > 1 ? `${kind}${count}` : kind))
    .join(" ");

test("a card is a row of signs", () => {
  expect(kinds([EXPLORE])).toBe("scope cube2 or mine2");
  expect(
    kinds([
      { do: "settle", cubes: 1 },
      { do: "mine", times: 1 },
    ]),
  ).toBe("cube and mine");
  expect(kinds([{ do: "take_gems", gems: { anthracite: 2, gold: 1 } }])).toBe("gem gem gem");
  expect(kinds([{ do: "upgrade_gem", steps: 2 }])).toBe("up up");
  expect(kinds([])).toBe("rest");
});

test("where there is little room only the main signs are left", () => {
  const choice: Effect = { do: "choose", of: [[{ do: "settle", cubes: 1 }], [EXPLORE]] };
  expect(kinds([{ ...EXPLORE, any_range: true }], true)).toBe("scope2 any");
  expect(kinds([choice], true)).toBe("cube or scope2");
  expect(signRow([EXPLORE], true).width).toBeLessThan(signRow([EXPLORE]).width / 2);
});

test("signs stand around the middle", () => {
  const { signs, width } = signRow([EXPLORE]);
  expect(signs[0]?.x).toBe(-width / 2 + 11);
});
