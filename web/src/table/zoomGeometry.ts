// The arithmetic of looking closer.

export const MOST = 5;

export function clampScale(scale: number): number {
  if (scale < 1.04) return 1;
  return Math.min(MOST, scale);
}

/** The scroll that keeps the point under the pointer where it is. */
export function keepPoint(scroll: number, point: number, from: number, to: number): number {
  return ((scroll + point) / from) * to - point;
}

/** The distance of the first two points. */
export function spread([a, b]: { x: number; y: number }[]): number {
  return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
}
