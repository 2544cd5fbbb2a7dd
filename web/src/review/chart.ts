// A game over time, as lines.

import type { ChartPoint } from "../generated/types";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a value after so many log entries stands. */
export interface Place {
  x: (after: number) => number;
  y: (value: number) => number;
}

/** Places in a frame whose values reach from `low` to `high`. */
export function place(frame: Frame, last: number, low = 0, high = 1): Place {
  const height = frame.height - frame.top - frame.bottom;
  return {
    x: (after) => frame.left + (innerWidth(frame) * after) / Math.max(1, last),
    y: (value) => frame.top + height * (1 - (value - low) / (high - low)),
  };
}

/** Where a click on a chart leads. */
export function stepAt(x: number, last: number, frame: Frame): number {
  return Math.max(
    0,
    Math.min(last, Math.round((last * (x - frame.left)) / Math.max(1, innerWidth(frame)))),
  );
}

function innerWidth(frame: Frame): number {
  return frame.width - frame.left - frame.right;
}

export interface Scale extends Place {
  /** Round numbers for the axis. */
  ticks: number[];
}

export function scale(points: readonly ChartPoint[], last: number, frame: Frame): Scale {
  const all = points.flatMap(({ scores }) => scores);
  const high = Math.max(1, ...all);
  const low = Math.min(0, ...all);
  const step = roundStep((high - low) / 4);
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return { ...place(frame, last, low, high), ticks };
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  for (const factor of [1, 2, 5, 10]) if (factor * power >= rough) return factor * power;
  return power * 10;
}

/** A side's score as a staircase: it holds until it changes. */
export function stairs(
  points: readonly ChartPoint[],
  side: number,
  last: number,
  { x, y }: Place,
): string {
  let path = "";
  let held = 0;
  for (const { after, scores } of points) {
    const score = scores[side] ?? 0;
    path +=
      path === ""
        ? `M${x(0).toFixed(1)} ${y(0).toFixed(1)}H${x(after).toFixed(1)}`
        : `H${x(after).toFixed(1)}`;
    path += `V${y(score).toFixed(1)}`;
    held = score;
  }
  return path === ""
    ? `M${x(0)} ${y(0)}H${x(last)}`
    : `${path}H${x(last).toFixed(1)}V${y(held).toFixed(1)}`;
}

/** Places in a row, from left to right, moved so that each is `least` from its neighbours. */
export function spaced(places: readonly number[], least: number, most: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + least));
  let limit = most;
  return found
    .map((_, at) => at)
    .reverse()
    .map((at) => {
      const place = Math.min(found[at] ?? 0, limit);
      limit = place - least;
      return place;
    })
    .reverse();
}

export interface Moment {
  after: number;
  side: number;
  /** The side takes the lead, or gains more at once than ever before or after. */
  kind: "lead" | "leap";
  points: number;
}

/** The moments that decided the game: the last changes of the lead, and the greatest leap. */
export function moments(points: readonly ChartPoint[], most = 4): Moment[] {
  const leads: Moment[] = [];
  let leap: Moment | null = null;
  let leader = -1;
  let before: number[] = [];
  for (const { after, scores } of points) {
    const best = Math.max(...scores);
    const alone = scores.filter((score) => score === best).length === 1;
    const ahead = alone ? scores.indexOf(best) : leader;
    if (ahead !== leader && ahead >= 0)
      leads.push({ after, side: ahead, kind: "lead", points: best });
    leader = ahead;
    scores.forEach((score, side) => {
      const gain = score - (before[side] ?? 0);
      if (gain > (leap?.points ?? 0)) leap = { after, side, kind: "leap", points: gain };
    });
    before = scores;
  }
  const chosen = leads.slice(-(most - 1));
  const greatest = leap as Moment | null;
  if (greatest && !chosen.some(({ after }) => after === greatest.after)) chosen.push(greatest);
  return chosen.sort((a, b) => a.after - b.after);
}
