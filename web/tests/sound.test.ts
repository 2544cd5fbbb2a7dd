import { expect, test } from "vitest";
import type { LogEntryJson } from "../src/generated/types";
import { soundsOf, type GameSounds } from "../src/lib/sound";

const voice: GameSounds = {
  wave: "sine",
  pitch: 440,
  slide: 1,
  events: { sailed: "move", built: "place", won: "great", paid: "loss", drawn: "card" },
};
const entry = (...events: string[]): LogEntryJson => ({
  seat: 1,
  text: "",
  move: {},
  events: events.map((event) => ({ event })),
  forced: false,
});

test("each sound is heard once, in the order of what happened", () => {
  expect(soundsOf([entry("sailed", "other", "built"), entry("sailed")], voice)).toEqual([
    "move",
    "place",
  ]);
});

test("of much that happened at once only the last is heard", () => {
  const much = soundsOf([entry("sailed", "built", "won", "paid", "drawn")], voice);
  expect(much).toEqual(["great", "loss", "card"]);
});
