// Where a tip stands: beside what it speaks of, never on it, and within the window.

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

const within = (from: number, length: number, whole: number): number =>
  Math.max(EDGE, Math.min(whole - length - EDGE, from));

/** Below it, above it, or where a low window has no room for either, on its right or its left. */
export function tipPlace(at: Rectangle, tip: Size, page: Size): { left: number; top: number } {
  const left = within((at.left + at.right - tip.width) / 2, tip.width, page.width);
  const top = within((at.top + at.bottom - tip.height) / 2, tip.height, page.height);
  const places = [
    { left, top: at.bottom + GAP },
    { left, top: at.top - GAP - tip.height },
    { left: at.right + GAP, top },
    { left: at.left - GAP - tip.width, top },
  ];
  const fits = (place: { left: number; top: number }): boolean =>
    within(place.left, tip.width, page.width) === place.left &&
    within(place.top, tip.height, page.height) === place.top;
  const below = within(at.bottom + GAP, tip.height, page.height);
  return places.find(fits) ?? { left, top: below };
}
