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

/** The smallest box that holds all of some. */
export function union(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** What two boxes have in common; `null` if that is next to nothing. */
export function overlap(one: Box, other: Box): Box | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > GAP && height > GAP ? { x, y, width, height } : null;
}

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
