// The log as it arrives: each message replaces everything from one entry on.

import type { LogEntryJson, LogPart } from "../generated/types";

export interface Spliced {
  log: LogEntryJson[];
  /** What was not there before, oldest first. */
  fresh: LogEntryJson[];
}

/** `part` laid over what is held. A reveal sends sealed entries again: those that read the same
 *  as before are not fresh; nor is anything after a part that only takes back. */
export function splice(held: readonly LogEntryJson[], part: LogPart): Spliced {
  const log = [...held.slice(0, part.from), ...part.entries];
  const old = new Map<string, number>();
  for (const entry of held.slice(part.from))
    old.set(likeness(entry), (old.get(likeness(entry)) ?? 0) + 1);
  const fresh = part.entries.filter((entry) => {
    const left = old.get(likeness(entry)) ?? 0;
    if (left > 0) old.set(likeness(entry), left - 1);
    return left === 0;
  });
  return { log, fresh };
}

function likeness(entry: LogEntryJson): string {
  return `${entry.seat} ${entry.text}`;
}

/** Where the viewer's last own choice ends; what follows happened "since your last turn". */
export function sinceLastTurn(log: readonly LogEntryJson[], seat: number | null): number {
  if (seat === null) return log.length;
  for (let index = log.length - 1; index >= 0; index--) {
    if (log[index]?.seat === seat && !log[index]?.forced) return index + 1;
  }
  return 0;
}

/** The seat that made the last move; luck has none. */
export function lastSeat(log: readonly LogEntryJson[]): number | null {
  return log.findLast(({ seat }) => seat !== null)?.seat ?? null;
}
