// Where things stand on the map and on the tracks. No rule in here.

export interface Point {
  x: number;
  y: number;
}

// --- hexagons

/** Half of the width of a hexagon that stands on a corner and has radius 1. */
export const HALF = Math.sqrt(3) / 2;

export function hexPoints(radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

export function hexPath(radius: number): string {
  return `M${hexPoints(radius)
    .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    .join("L")}Z`;
}

/** The slots of a galaxy in two rows that lock into each other, in units of the radius. */
export function cluster(slots: number, upside: boolean): Point[] {
  const wide = Math.ceil(slots / 2);
  const rows: [number, number] = upside ? [wide, slots - wide] : [slots - wide, wide];
  const start = (row: 0 | 1): number => {
    if (slots % 2) return rows[row] < wide ? 1 : 0;
    return row === (upside ? 0 : 1) ? 0 : 1;
  };
  return ([0, 1] as const).flatMap((row) =>
    Array.from({ length: rows[row] }, (_, at) => ({
      x: HALF * (1 + start(row) + 2 * at),
      y: 1 + row * 1.5,
    })),
  );
}

export function clusterWidth(slots: number): number {
  return HALF * (slots + 1);
}

/** Where the planets of a system stand, in units of the radius, how large they are, and how far
 *  the nearest two are apart. */
export function planetSpots(count: number): { spots: Point[]; size: number; apart: number } {
  const spots: Point[][] = [
    [{ x: 0, y: -0.12 }],
    [
      { x: -0.4, y: -0.12 },
      { x: 0.4, y: -0.12 },
    ],
    [
      { x: -0.44, y: -0.26 },
      { x: 0.44, y: -0.26 },
      { x: 0, y: 0.2 },
    ],
    [
      { x: -0.44, y: -0.34 },
      { x: 0.44, y: -0.34 },
      { x: -0.44, y: 0.24 },
      { x: 0.44, y: 0.24 },
    ],
  ];
  const sizes = [0.42, 0.34, 0.3, 0.27];
  const found = spots[count - 1] ?? [];
  const gaps = found.flatMap((a, at) =>
    found.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  return { spots: found, size: sizes[count - 1] ?? 0.27, apart: Math.min(1, ...gaps) };
}

// --- the map

export interface GalaxySpot {
  id: string;
  parsec: number;
  x: number;
  y: number;
  width: number;
  /** The middle of the plaque's upper edge. */
  plaque: Point;
  /** Where the plaque has room for the name alone: what the galaxy pays and who leads it stand in the
   *  free corners of its systems, as far from the plaque. */
  corners: { pays: Point; leads: Point } | null;
  slots: Point[];
}
export interface Band {
  parsec: number;
  top: number;
  height: number;
  stack: Point;
}
export interface MapPlan {
  radius: number;
  height: number;
  /** How wide the plaques are. */
  plaque: number;
  bands: Band[];
  galaxies: GalaxySpot[];
}
export interface GalaxyShape {
  id: string;
  parsec: number;
  slots: number;
}

/** `low`: with the name alone. */
export const PLAQUE = { width: 126, least: 106, height: 38, low: 22 };
/** What stands in the corners of a galaxy goes so far beyond its systems. */
const BEYOND = 12;
/** Systems smaller than this get the room of what else stands on the plaques. */
const SMALL = 30;
const STACK = 74;
const HEAD = 46;
const PAD = 4;
const GAP = 3;
const BEND = 6;

/** Lays the galaxies out for a width: far bands above, the nearest at the bottom. With a height, as
 *  large as fits; without, one below the other as on a narrow screen. */
export function planMap(galaxies: GalaxyShape[], width: number, height: number | null): MapPlan {
  if (height === null) return arrange(galaxies, width, Math.min(42, (width - 24) / 8.2), "narrow");
  const above = largest(galaxies, width, height, "above");
  const styles: Style[] = above.radius < SMALL ? ["beside", "corners"] : ["beside"];
  const others = styles.map((style) => largest(galaxies, width, height, style));
  const best = others.reduce((a, b) => (b.radius > a.radius ? b : a), above);
  return stretch(best, height);
}

/** Where the plaques stand: above their galaxies, beside them, above with the name alone, or above with
 *  the stacks too. */
type Style = "above" | "beside" | "corners" | "narrow";

/** What a plaque takes of the height. */
function plaqueHeight(style: Style): number {
  return style === "beside" ? 0 : style === "corners" ? PLAQUE.low : PLAQUE.height;
}

function largest(galaxies: GalaxyShape[], width: number, height: number, style: Style): MapPlan {
  let low = 20;
  let high = 58;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (arrange(galaxies, width, middle, style).height <= height) low = middle;
    else high = middle;
  }
  return arrange(galaxies, width, low, style);
}

function arrange(galaxies: GalaxyShape[], width: number, radius: number, style: Style): MapPlan {
  const narrow = style === "narrow";
  const tight = style === "corners" || (!narrow && width <= 610);
  const plaque = tight ? PLAQUE.least : PLAQUE.width;
  const plan: MapPlan = { radius, height: 0, plaque, bands: [], galaxies: [] };
  const left = narrow ? PAD : STACK;
  for (const parsec of [3, 2, 1]) {
    const top = plan.height;
    let y = top + (narrow ? HEAD : PAD);
    for (const row of rowsOf(
      galaxies.filter((galaxy) => galaxy.parsec === parsec),
      width - left - PAD,
      radius,
      style,
      plaque,
    )) {
      const used = row.reduce((sum, galaxy) => sum + boxWidth(galaxy, radius, style, plaque), 0);
      const space = (width - left - PAD - used) / row.length;
      let x = left + space * (style === "beside" ? (parsec === 2 ? 0.75 : 0.3) : 0.5);
      for (const galaxy of row) {
        const box = boxWidth(galaxy, radius, style, plaque);
        const bend = narrow ? 0 : BEND * ((x + box / 2 - width / 2) / (width / 2)) ** 2;
        plan.galaxies.push(spot(galaxy, { x, y: y + bend }, box, radius, style));
        x += box + space;
      }
      y += plaqueHeight(style) + 3.5 * radius + GAP;
    }
    const bottom = y + (narrow ? PAD : BEND);
    const stack = narrow
      ? { x: 34, y: top + HEAD / 2 }
      : { x: STACK / 2 + 2, y: (top + bottom) / 2 };
    plan.bands.push({ parsec, top, height: bottom - top, stack });
    plan.height = bottom;
  }
  return plan;
}

function spot(
  galaxy: GalaxyShape,
  { x, y }: Point,
  width: number,
  radius: number,
  style: Style,
): GalaxySpot {
  const beside = style === "beside";
  const across = clusterWidth(galaxy.slots) * radius;
  const left = beside ? x : x + (width - across) / 2;
  const upside = galaxy.id.length % 2 === 0;
  const slots = cluster(galaxy.slots, upside).map((at) => ({
    x: left + at.x * radius,
    y: y + plaqueHeight(style) + at.y * radius,
  }));
  const corners = style === "corners" ? freeCorners(galaxy.slots, upside, radius) : null;
  const plaque = beside
    ? { x: x + across + 8 + PLAQUE.width / 2, y: y + 1.75 * radius - PLAQUE.height / 2 }
    : { x: x + width / 2, y };
  return { id: galaxy.id, parsec: galaxy.parsec, x, y, width, plaque, corners, slots };
}

/** The middles of the corners that the two rows of a cluster leave free, on its left and its right, seen
 *  from the middle of the plaque above it. */
function freeCorners(slots: number, upside: boolean, radius: number): GalaxySpot["corners"] {
  const side = (clusterWidth(slots) * radius) / 2 - (HALF * radius) / 2;
  const [above, below] = [0.85, 2.65].map((row) => PLAQUE.low + row * radius) as [number, number];
  const right = slots % 2 ? upside : !upside;
  return {
    pays: { x: -side - 3, y: upside ? below : above },
    leads: { x: side + 3, y: right ? below : above },
  };
}

function boxWidth(galaxy: GalaxyShape, radius: number, style: Style, plaque: number): number {
  const across = clusterWidth(galaxy.slots) * radius;
  if (style === "beside") return across + 22 + PLAQUE.width;
  return Math.max(plaque, across + (style === "corners" ? 2 * BEYOND : 0)) + 4;
}

/** Galaxies side by side, in as few rows as they need, about as many in each. */
function rowsOf(
  galaxies: GalaxyShape[],
  width: number,
  radius: number,
  style: Style,
  plaque: number,
): GalaxyShape[][] {
  const across = (row: GalaxyShape[]): number =>
    row.reduce((sum, galaxy) => sum + boxWidth(galaxy, radius, style, plaque), 0);
  for (let count = 1; count < galaxies.length; count++) {
    const each = Math.ceil(galaxies.length / count);
    const rows = Array.from({ length: count }, (_, at) =>
      galaxies.slice(at * each, (at + 1) * each),
    );
    if (rows.every((row) => across(row) <= width)) return rows.filter((row) => row.length > 0);
  }
  return galaxies.map((galaxy) => [galaxy]);
}

/** Height that is left over goes between the bands. */
function stretch(plan: MapPlan, height: number): MapPlan {
  const extra = Math.max(0, height - plan.height) / 3;
  const lower = (at: number): number => extra * (at + 0.5);
  const bandOf = (y: number): number => plan.bands.findIndex((band) => y < band.top + band.height);
  const galaxies = plan.galaxies.map((galaxy) => {
    const down = lower(bandOf(galaxy.y));
    return {
      ...galaxy,
      y: galaxy.y + down,
      plaque: { x: galaxy.plaque.x, y: galaxy.plaque.y + down },
      slots: galaxy.slots.map((at) => ({ x: at.x, y: at.y + down })),
    };
  });
  const bands = plan.bands.map((band, at) => ({
    ...band,
    top: band.top + extra * at,
    height: band.height + extra,
    stack: { x: band.stack.x, y: band.stack.y + lower(at) },
  }));
  return { ...plan, galaxies, bands, height: plan.height + 3 * extra };
}

// --- the tracks

export interface Track {
  /** The place of a number, so far outside the innermost line. */
  at(value: number, out: number): Point;
}

export const TRACK_END = 100;

/** Up the left side of a frame, along its top, down its right side. */
export function frameTrack(
  left: number,
  top: number,
  right: number,
  bottom: number,
  corner = 18,
): Track {
  const side = bottom - top - corner;
  const across = right - left - 2 * corner;
  const arc = (Math.PI / 2) * corner;
  const total = 2 * (side + arc) + across;
  return {
    at(value, out) {
      let way = (Math.max(0, Math.min(TRACK_END, value)) / TRACK_END) * total;
      if (way <= side) return { x: left - out, y: bottom - way };
      way -= side;
      if (way <= arc)
        return around(left + corner, top + corner, corner + out, Math.PI + way / corner);
      way -= arc;
      if (way <= across) return { x: left + corner + way, y: top - out };
      way -= across;
      if (way <= arc)
        return around(right - corner, top + corner, corner + out, 1.5 * Math.PI + way / corner);
      return { x: right + out, y: top + corner + way - arc };
    },
  };
}

/** A straight line from left to right; the lanes lie below each other. */
export function lineTrack(left: number, right: number, y: number): Track {
  return {
    at: (value, out) => ({
      x: left + ((right - left) * Math.max(0, Math.min(TRACK_END, value))) / TRACK_END,
      y: y + out,
    }),
  };
}

function around(x: number, y: number, radius: number, angle: number): Point {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** The line between two numbers of a lane. */
export function trackPath(track: Track, from: number, to: number, out: number): string {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) * 4));
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    track.at(from + ((to - from) * step) / steps, out),
  );
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

// --- stars

/** Points that are always the same, spread over an area. */
export function stars(
  count: number,
  width: number,
  height: number,
  seed = 7,
): (Point & { size: number })[] {
  let state = seed;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: count }, () => ({
    x: next() * width,
    y: next() * height,
    size: 0.4 + next() ** 3 * 1.5,
  }));
}
