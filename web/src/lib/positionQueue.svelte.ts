// Positions are shown one after another: what others did stays long enough to be understood.

import type { LogEntryJson, StateJson } from "../generated/types";

export interface ShownPosition {
  state: StateJson;
  log: LogEntryJson[];
  /** What happened since the position shown before. */
  recent: LogEntryJson[];
}

export interface Pace {
  /** Whether everything is shown at once: little motion is preferred, or nobody looks. */
  hurry(): boolean;
  /** How long everything takes: 1 is the usual time. */
  factor(): number;
  after(milliseconds: number, then: () => void): () => void;
}

const ONE = 900;
const EACH_MORE = 250;
const LONGEST = 2200;
/** Nothing goes before it has arrived: a motion takes 420. */
const SHORTEST = 450;
const OWN = 250;

/** How long a position is held before the next one may replace it. */
export function hold(item: ShownPosition, waiting: number): number {
  const lines = item.recent.filter((entry) => entry.events.length > 0).length;
  if (lines === 0) return 0;
  if (item.recent[0]?.seat === item.state.seat && item.state.seat !== null) return OWN;
  const full = Math.min(LONGEST, ONE + EACH_MORE * (lines - 1));
  return Math.max(SHORTEST, full / (1 + waiting / 3));
}

export class PositionQueue {
  /** The position on the table now. */
  now = $state.raw<ShownPosition | null>(null);
  /** Positions that wait to be shown. */
  private line: ShownPosition[] = [];
  waiting = $state(0);
  /** The position shown is still being held. */
  holding = $state(false);
  /** Somebody wants to look: nothing goes on by itself. */
  paused = $state(false);
  private stop: (() => void) | null = null;

  constructor(
    private readonly pace: Pace,
    private readonly show: (item: ShownPosition, last: boolean) => void,
  ) {}

  push(item: ShownPosition): void {
    this.line.push(item);
    this.waiting = this.line.length;
    const own = item.recent[0] !== undefined && item.recent[0].seat === item.state.seat;
    if (this.paused && !(own && this.line.length === 1)) return;
    if (this.pace.hurry()) this.skip();
    else if (!this.holding || (own && this.line.length === 1)) this.next();
  }

  /** Nothing goes on by itself until `resume`. */
  pause(): void {
    this.paused = true;
    this.stop?.();
    this.stop = null;
  }

  resume(): void {
    this.paused = false;
    this.next();
  }

  /** The next position, and no more if the rest is paused. */
  step(): void {
    this.next();
  }

  /** Everything that waits is shown now. */
  skip(): void {
    this.paused = false;
    this.stop?.();
    this.stop = null;
    this.holding = false;
    const last = this.line.pop();
    if (!last) return;
    const recent = [...this.line.flatMap((item) => item.recent), ...last.recent];
    this.line = [];
    this.put({ ...last, recent });
  }

  end(): void {
    this.stop?.();
    this.line = [];
  }

  private next(): void {
    this.stop?.();
    this.stop = null;
    const item = this.line.shift();
    this.holding = false;
    if (!item) return;
    this.put(item);
    const time = hold(item, this.line.length) * this.pace.factor();
    if (this.paused) this.holding = this.line.length > 0;
    else if (time > 0) {
      this.holding = true;
      this.stop = this.pace.after(time, () => this.next());
    } else if (this.line.length > 0) this.next();
  }

  private put(item: ShownPosition): void {
    this.waiting = this.line.length;
    this.now = item;
    this.show(item, this.line.length === 0);
  }
}

/** The clock of a real page. */
export function realPace(still: () => boolean, factor: () => number): Pace {
  return {
    hurry: () => still() || document.hidden,
    factor,
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
