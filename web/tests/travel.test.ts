// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { travel } from "../src/parts/travel";

test("what goes away takes no clicks, and what comes back does", () => {
  const thing = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const nowhere = { place: null, duration: 400 };
  travel(thing, nowhere, { direction: "out" });
  expect(thing.hasAttribute("inert")).toBe(true);
  travel(thing, nowhere, { direction: "in" });
  expect(thing.hasAttribute("inert")).toBe(false);
});
