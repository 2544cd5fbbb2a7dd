// The way of an arrow from one box to another.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 5;
const HEAD = 9;
/** Boxes nearer than this need no arrow. */
const NEAR = 40;

/** A box with a little room around it. */
export const around = ({ x, y, width, height }: Box): Box => ({
  x: x - GAP,
  y: y - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
/** The point of a box that is nearest to a point. */
const nearest = (box: Box, to: { x: number; y: number }): { x: number; y: number } => ({
  x: clamp(to.x, box.x, box.x + box.width),
  y: clamp(to.y, box.y, box.y + box.height),
});

/** From the edge of one box to the edge of another; `null` if they touch or are neighbours. */
export function arrow(from: Box, to: Box): { path: string; head: string } | null {
  const start = nearest(from, middle(to));
  const end = nearest(to, start);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < NEAR) return null;
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const base = { x: end.x - HEAD * x, y: end.y - HEAD * y };
  const corners = [
    end,
    { x: base.x - (HEAD / 2) * y, y: base.y + (HEAD / 2) * x },
    { x: base.x + (HEAD / 2) * y, y: base.y - (HEAD / 2) * x },
  ];
  return {
    path: `M ${round(start.x)} ${round(start.y)} L ${round(base.x)} ${round(base.y)}`,
    head: corners.map((corner) => `${round(corner.x)},${round(corner.y)}`).join(" "),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
