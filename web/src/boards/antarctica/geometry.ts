// The pole seen from above. Angles in degrees, counter-clockwise from the right, as the sun travels.

export interface Point {
  x: number;
  y: number;
}

/** How the eight areas lie, in sun order (ANT-001). */
export const AREAS = [
  "bottom_left",
  "bottom",
  "bottom_right",
  "right",
  "top_right",
  "top",
  "top_left",
  "left",
] as const;
export const PLACES = [1, 2, 3] as const;

export const SEA = 530;
export const SUN_PATH = 488;
export const BERTHS = 462;
export const COAST = 436;
export const SHORE = 264;
export const DISC = 250;

const FIRST_ANGLE = 225;
const SLICE = 360 / AREAS.length;
const BERTH_AT = [3.6, -6, -15.6];
export const SUN_AT = 14.6;

export function polar(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: -radius * Math.sin(turn) };
}

const fixed = (value: number): string => value.toFixed(1);
const at = ({ x, y }: Point): string => `${fixed(x)} ${fixed(y)}`;

/** The middle of an area. */
export function areaAngle(area: string): number {
  return FIRST_ANGLE + Math.max(0, (AREAS as readonly string[]).indexOf(area)) * SLICE;
}

/** Steps between an area and the sun, either way round: 0 to 4. */
export function stepsFromSun(area: string, sun: string): number {
  const turn = (((areaAngle(area) - areaAngle(sun)) % 360) + 360) % 360;
  return Math.round(Math.min(turn, 360 - turn) / SLICE);
}

/** Where a ship lies, where its bow points (for `rotate`), and where beside it is room for a figure. */
export interface Berth extends Point {
  turn: number;
  chip: Point;
}

export function berth(area: string, place: number): Berth {
  const angle = areaAngle(area) + (BERTH_AT[place - 1] ?? 0);
  const { x, y } = polar(BERTHS, angle);
  const beside = polar(BERTHS + 18, angle - 3.5);
  return { x, y, turn: -(angle + 90), chip: { x: beside.x - x, y: beside.y - y } };
}

/** Where the Icebreakers of an area lie: outside its second place. */
export function icebreakerAt(area: string, order: number): Point {
  return polar(BERTHS + 50, areaAngle(area) - 4 - order * 6.4);
}

/** The nearest angle that looks the same, so that nothing spins the long way round. */
export function nearestTurn(from: number, to: number): number {
  return to + 360 * Math.round((from - to) / 360);
}

/** The sun only goes forward, unless a move was taken back by a step or two. */
export function sunTurn(from: number, area: string): number {
  const to = areaAngle(area);
  const ahead = (((to - from) % 360) + 360) % 360;
  return from + (ahead > 270 ? ahead - 360 : ahead);
}

/** A piece of a ring; `from` and `to` run counter-clockwise. */
export function ringPiece(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return [
    `M${at(polar(outer, from))}`,
    `A${outer} ${outer} 0 ${large} 0 ${at(polar(outer, to))}`,
    `L${at(polar(inner, to))}`,
    `A${inner} ${inner} 0 ${large} 1 ${at(polar(inner, from))}Z`,
  ].join("");
}

/** A little roughness that is the same every time. */
export function rough(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value) - 0.5;
}

/** An area's ground with a coast that nature could have made. `grow`: shallows around it. */
export function ground(area: string, grow = 0): string {
  const middle = areaAngle(area);
  const steps = 18;
  const half = SLICE / 2;
  const points: Point[] = [];
  const seed = areaAngle(area);
  const side = (radius: number, way: number, salt: number): Point => {
    const gap = (5.5 - grow) / radius;
    return polar(radius, middle + way * (half - (gap * 180) / Math.PI) + rough(seed + salt) * 0.55);
  };
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const angle = middle - half + share * SLICE;
    const edge = step === 0 || step === steps;
    const radius = COAST + grow + rough(seed + step * 3.7) * 9 - (edge ? 8 : 0);
    points.push(edge ? side(radius, step ? 1 : -1, step) : polar(radius, angle));
  }
  for (const [order, radius] of [400, 360, 318, 284].entries())
    points.push(side(radius, 1, 40 + order));
  for (let step = 0; step <= 8; step += 1) {
    const radius = SHORE - grow + rough(seed + 90 + step) * 5;
    points.push(
      step === 0 || step === 8
        ? side(radius, step ? -1 : 1, 60 + step)
        : polar(radius, middle + half - (step / 8) * SLICE),
    );
  }
  for (const [order, radius] of [284, 318, 360, 400].entries())
    points.push(side(radius, -1, 70 + order));
  return smooth(points);
}

/** A closed line through the middles of the edges, rounded at the points. */
export function smooth(points: Point[]): string {
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  let path = `M${at(middle(last, first))}`;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? first;
    path += `Q${at(point)} ${at(middle(point, next))}`;
  });
  return `${path}Z`;
}

const OUTER_SITES = 410;
const INNER_SITES = 373;
/** The fourteen sites of an area: two rows of seven. */
export function site(area: string, index: number): Point {
  const outer = index < 7;
  const column = (index % 7) - 3;
  return polar(outer ? OUTER_SITES : INNER_SITES, areaAngle(area) - column * (outer ? 5.25 : 5.75));
}

/** Where the scientists of the seats stand, best rank first; `worth` is on the inner rim. */
export function crowd(area: string, index: number, count: number, worth: boolean): Point {
  const angle = areaAngle(area);
  const left = Math.cos((angle * Math.PI) / 180) < -0.1 ? 1 : -1;
  const upright = Math.abs(Math.cos((angle * Math.PI) / 180)) > 0.9;
  const column =
    (index - (count - 1) / 2) *
    (upright ? 8.2 : 8.4) *
    (Math.sin((angle * Math.PI) / 180) < -0.1 || (upright && left > 0) ? 1 : -1);
  return polar(worth ? 283 : 325, angle + column);
}

export const TRACK_WIDTH = 31;
const TRACK_START = 82;
const TRACK_STEP = 30.5;
const OUTER_TRACK = 231;
const TRACK_GAP = 32.5;

export function trackRadius(index: number): number {
  return OUTER_TRACK - index * TRACK_GAP;
}

/** The piece of a track that is one space. */
export function space(track: number, number: number): string {
  const radius = trackRadius(track);
  const gap = (1.4 / radius) * (180 / Math.PI);
  const to = TRACK_START - TRACK_STEP * (number - 1) - gap;
  return ringPiece(
    radius - TRACK_WIDTH / 2 + 1,
    radius + TRACK_WIDTH / 2 - 1,
    to - TRACK_STEP + 2 * gap,
    to,
  );
}

/** The middle of a space, or a point beside it along the track. */
export function spaceAt(track: number, number: number, along = 0): Point {
  const radius = trackRadius(track);
  const beside = (along / radius) * (180 / Math.PI);
  return polar(radius, TRACK_START - TRACK_STEP * (number - 0.5) - beside);
}

export function wholeTrack(track: number, spaces: number): string {
  const radius = trackRadius(track);
  return ringPiece(
    radius - TRACK_WIDTH / 2,
    radius + TRACK_WIDTH / 2,
    TRACK_START - TRACK_STEP * spaces,
    TRACK_START,
  );
}

/** Before the first space: the station icons of a track. */
export function trackHead(track: number, order: number): Point {
  const radius = trackRadius(track);
  return polar(radius, TRACK_START + ((18 + order * 30) / radius) * (180 / Math.PI));
}
