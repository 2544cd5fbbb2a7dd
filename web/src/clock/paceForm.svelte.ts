// What has been chosen about the pace of a new table.

import type { DaysClock, LiveClock } from "../generated/types";
import { session } from "../lib/session.svelte";

export const BANKS = [0, 5, 10, 20, 30, 60];
export const SECONDS = [10, 20, 30, 60, 120, 300];
export const HOURS = [12, 24, 48, 72, 120, 168];
export const VACATIONS = [0, 3, 7, 14, 30];
export const TIMEOUTS = ["move", "seat", "others"] as const;

export class PaceForm {
  kind = $state<"none" | "live" | "days">("none");
  bank = $state(20);
  seconds = $state(30);
  hours = $state(48);
  weekendsOff = $state(false);
  vacation = $state(7);
  timeout = $state<(typeof TIMEOUTS)[number]>("move");

  request(): LiveClock | DaysClock | null {
    const { kind, timeout } = this;
    if (kind === "none") return null;
    if (kind === "live") return { kind, bank_minutes: this.bank, seconds: this.seconds, timeout };
    return {
      kind,
      hours: this.hours,
      timeout,
      weekends_off: this.weekendsOff,
      zone: this.weekendsOff ? session.zone : "UTC",
      vacation: this.vacation,
    };
  }
}
