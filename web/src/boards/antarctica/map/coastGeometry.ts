// The coast unrolled: one band for each area, in sun order, on a narrow screen.

import { AREAS, type Berth, type Point } from "../geometry";

export const BAND = 116;
const CLOSED = 34;
const GAP = 6;
const SHIPS_AT = 62;
const SHIP_STEP = 45;
const MIDDLE = 50;

/** Where each band begins, and how tall all are together. */
export function bands(open: Record<string, boolean>): {
  tops: Record<string, number>;
  height: number;
} {
  const tops: Record<string, number> = {};
  let top = 2;
  for (const area of AREAS) {
    tops[area] = top;
    top += (open[area] ? BAND : CLOSED) + GAP;
  }
  return { tops, height: top };
}

export function bandHeight(open: boolean): number {
  return open ? BAND : CLOSED;
}

/** The ships lie one behind the other, bows towards the sun's mark at the left edge. */
export function bandBerth(top: number, place: number): Berth {
  return {
    x: SHIPS_AT + (place - 1) * SHIP_STEP,
    y: top + MIDDLE,
    turn: 180,
    chip: { x: 20, y: 20 },
  };
}

/** Below the name of the area, above the ships. */
export function bandIcebreaker(top: number, order: number): Point {
  return { x: SHIPS_AT + SHIP_STEP + order * 34, y: top + 29 };
}

/** The scientists stand at the right end, their worth below them. */
export function bandCrowd(
  top: number,
  width: number,
  index: number,
  count: number,
  worth: boolean,
): Point {
  return { x: width - 22 - (count - 1 - index) * 37, y: top + (worth ? 76 : 42) };
}

export function bandSite(top: number, width: number, index: number): Point {
  const step = (width - 20) / 14;
  return { x: 10 + step * (index + 0.5), y: top + BAND - 16 };
}
