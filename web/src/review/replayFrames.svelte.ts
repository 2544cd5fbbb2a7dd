// The positions of a game, fetched around where one looks.

import type { Frame, LogEntryJson, Replay, ReplayLog } from "../generated/types";
import { get } from "../lib/api";

const CHUNK = 50;

export class Frames {
  entries = $state(0);
  log = $state.raw<LogEntryJson[]>([]);
  /** Changes when more frames have come. */
  private come = $state(0);
  private readonly frames = new Map<number, Frame>();
  private readonly asked = new Set<number>();

  constructor(
    private readonly table: string,
    /** Whose eyes: a seat, or `""` for one's own. */
    readonly seat: string,
    private readonly failed: (error: unknown) => void,
  ) {}

  async start(): Promise<void> {
    const [{ entries }] = await Promise.all([get<ReplayLog>(this.path("/log", "")), this.fetch(0)]);
    this.log = entries;
  }

  /** The position after so many entries, or the nearest before it that is here already. */
  at(step: number): Frame | undefined {
    void this.come;
    for (let near = step; near >= Math.max(0, step - CHUNK); near--) {
      const frame = this.frames.get(near);
      if (frame) return frame;
    }
    return undefined;
  }

  /** Fetches what is needed to look there, and what comes next. */
  look(step: number): void {
    for (const wanted of [step, step + CHUNK / 2]) {
      if (wanted <= this.entries)
        void this.fetch(Math.floor(wanted / CHUNK) * CHUNK).catch(this.failed);
    }
  }

  private async fetch(start: number): Promise<void> {
    if (this.asked.has(start)) return;
    this.asked.add(start);
    try {
      const replay = await get<Replay>(this.path("", `start=${start}&count=${CHUNK}`));
      this.entries = replay.entries;
      for (const frame of replay.frames) this.frames.set(frame.after, frame);
      this.come += 1;
    } catch (error) {
      this.asked.delete(start);
      throw error;
    }
  }

  private path(what: string, query: string): string {
    const seat = this.seat === "" ? "" : `seat=${this.seat}`;
    return `/api/tables/${this.table}/replay${what}?${[query, seat].filter(Boolean).join("&")}`;
  }
}
