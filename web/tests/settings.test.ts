import { expect, test } from "vitest";
import { readSettings } from "../src/lib/settings";

const store = (kept: object) => ({ getItem: () => JSON.stringify(kept) });

test("a phone begins without sound, a computer with it", () => {
  expect(readSettings(store({}), true).volume).toBe(0);
  expect(readSettings(store({}), false).volume).toBeGreaterThan(0);
  expect(readSettings(store({ volume: 0.8 }), true).volume).toBe(0.8);
});

test("what was set before there were volumes and speeds is still meant", () => {
  const settings = readSettings(store({ sound: false, motion: false }), false);
  expect(settings.volume).toBe(0);
  expect(settings.speed).toBe("once");
  expect(settings).not.toHaveProperty("motion");
});

test("what cannot be read is the usual", () => {
  expect(readSettings({ getItem: () => "{" }, false).speed).toBe("normal");
  expect(readSettings(store({ speed: "warp" }), false).speed).toBe("normal");
});
