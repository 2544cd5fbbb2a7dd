// The time of the seats of a table, counted on from what the server said last.

import type { PaceJson, TableJson } from "../generated/types";
import { say, session } from "../lib/session.svelte";
import { zoneInWords } from "../lib/timeZones";
import { DAY, HOUR, MINUTE, SECOND, timeAfter, type SeatTime } from "./seatTime";

export class TableTime {
  private now = $state(Date.now());

  /** `heard`: when the table came, by the clock of this browser. */
  constructor(
    private readonly table: () => TableJson | null,
    private readonly heard: () => number,
  ) {}

  readonly pace = $derived.by(() => this.table()?.clock ?? null);
  readonly runs = $derived.by(
    () => this.table()?.clocks?.seats.some((seat) => seat.running) ?? false,
  );

  /** Counts until what is given back is called. */
  tick(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), SECOND);
    return () => clearInterval(timer);
  }

  of(seat: number): SeatTime | null {
    const clocks = this.table()?.clocks;
    const clock = clocks?.seats[seat];
    if (!this.pace || !clocks || !clock) return null;
    return timeAfter(this.pace, clock, clocks.now, Math.max(0, this.now - this.heard()));
  }
}

// --- in words

const two = (value: number): string => String(value).padStart(2, "0");

/** As short as it fits beside a name: `4:07`, `3 h 20 min`, `2 d 5 h`. */
export function shortTime(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours >= 24)
    return say("clock-short-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return say("clock-short-hours", { hours, minutes });
  return `${minutes}:${two(seconds % 60)}`;
}

/** A span in whole words, by its largest unit that says enough. */
export function spanInWords(span: number): string {
  if (span >= 2 * DAY || (span >= DAY && span % DAY === 0))
    return say("clock-days", { count: Math.round(span / DAY) });
  if (span >= HOUR) return say("clock-hours", { count: Math.round(span / HOUR) });
  if (span >= MINUTE) return say("clock-minutes", { count: Math.round(span / MINUTE) });
  return say("clock-seconds", { count: Math.round(span / SECOND) });
}

/** A moment as people write it here: weekday, day and time. */
export function momentInWords(moment: number): string {
  const format = session.dates({
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return format.format(new Date(moment));
}

/** The agreed pace, for the lobby and the lists. */
export function paceInWords(pace: PaceJson): string {
  const step = spanInWords(pace.step);
  if (pace.kind === "live") return say("clock-about-live", { bank: spanInWords(pace.bank), step });
  const weekends = pace.weekends_off ? "off" : "on";
  return say("clock-about-days", { step, weekends, zone: zoneInWords(pace.zone) });
}

/** What follows when time is up. */
export function timeoutInWords(pace: PaceJson): string {
  return say(`clock-timeout-${pace.timeout}`);
}
