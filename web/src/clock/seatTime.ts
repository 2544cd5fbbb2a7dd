// How much time a seat has left, and how urgent that is.

import type { PaceJson, SeatClockJson } from "../generated/types";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How urgent it is: `low` and `last` warn, `out` is too late. */
export type Urgency = "calm" | "low" | "last" | "out";

export interface SeatTime {
  /** Milliseconds until the time is up; with a clock over days, by the clock on the wall. */
  left: number;
  running: boolean;
  paused: boolean;
  urgency: Urgency;
  deadline: number | null;
  awayUntil: number | null;
}

export function urgencyOf(pace: PaceJson, left: number): Urgency {
  if (pace.kind === "live") return left < 15 * SECOND ? "last" : left < MINUTE ? "low" : "calm";
  return left < HOUR ? "last" : left < Math.min(6 * HOUR, pace.step / 4) ? "low" : "calm";
}

/** The time of a seat, so many milliseconds after the server told it at `told`. */
export function timeAfter(
  pace: PaceJson,
  clock: SeatClockJson,
  told: number,
  after: number,
): SeatTime {
  const { running, paused, deadline, out } = clock;
  const goesOn = running && !paused && !out;
  const left =
    pace.kind === "days" && deadline !== null
      ? deadline - told - after
      : clock.left - (goesOn ? after : 0);
  const urgency = out ? "out" : running && !paused ? urgencyOf(pace, left) : "calm";
  return {
    left: out ? 0 : Math.max(0, left),
    running,
    paused,
    urgency,
    deadline,
    awayUntil: clock.away_until,
  };
}
