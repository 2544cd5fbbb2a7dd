// The alphabet of our illustrations: flat shapes in few colours, light from the left. A picture is a
// list of them, so it can be drawn in a browser and in pictures for programs alike.

/** A path that is filled, or drawn as a line of some width. */
export interface Shape {
  d: string;
  fill: string;
  line?: number;
  opacity?: number;
}
/** Shapes that are moved, turned or scaled together. */
export interface Group {
  move: string;
  parts: Art;
}
export type Art = (Shape | Group)[];

export const area = (fill: string, d: string, opacity?: number): Shape =>
  opacity === undefined ? { d, fill } : { d, fill, opacity };

export const line = (fill: string, width: number, d: string, opacity?: number): Shape => ({
  ...area(fill, d, opacity),
  line: width,
});

export const moved = (move: string, parts: Art): Group => ({ move, parts });

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${short(x)} ${short(y)}h${w}v${h}h${-w}z`;

export const short = (value: number): number => Math.round(value * 10) / 10;

/** Numbers from 0 to 1 that are always the same for the same name. */
export function seeded(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** One of several things, the same one for the same name. */
export function pick<T>(name: string, things: readonly T[], otherwise: T): T {
  return things[Math.floor(seeded(name)() * things.length)] ?? otherwise;
}
