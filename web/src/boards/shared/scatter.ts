// Points that look strewn but are always the same.

export interface Point {
  x: number;
  y: number;
  /** 0–1: for size or brightness. */
  size: number;
}

export function scatter(count: number, width: number, height: number, seed = 1): Point[] {
  let state = seed * 9301 + 49297;
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width * 10) / 10,
    y: Math.round(next() * height * 10) / 10,
    size: Math.round(next() ** 2 * 100) / 100,
  }));
}
