import { expect, test } from "vitest";
import { tipPlace, type Rectangle } from "../src/parts/tipPlace";

const TIP = { width: 200, height: 180 };
const at = (left: number, top: number, width = 40, height = 40): Rectangle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a tip stands below what it speaks of, or above it", () => {
  const page = { width: 390, height: 844 };
  expect(tipPlace(at(100, 100), TIP, page)).toEqual({ left: 20, top: 150 });
  expect(tipPlace(at(100, 780), TIP, page)).toEqual({ left: 20, top: 590 });
  expect(tipPlace(at(0, 100), TIP, page).left).toBe(8);
});

test("in a low window it stands beside it and does not hide it", () => {
  const page = { width: 740, height: 360 };
  expect(tipPlace(at(100, 150), TIP, page)).toEqual({ left: 150, top: 80 });
  expect(tipPlace(at(600, 150), TIP, page)).toEqual({ left: 390, top: 80 });
});

test("beside something as large as the window it stays within the window", () => {
  expect(tipPlace(at(0, 0, 300, 300), TIP, { width: 300, height: 300 })).toEqual({
    left: 50,
    top: 112,
  });
});
