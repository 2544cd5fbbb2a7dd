// The analysis of a finished game, asked for until it is whole.

import type { AnalysisJson, JudgedChoices, JudgedJson } from "../generated/types";
import { get } from "../lib/api";
import { inWords } from "../lib/session.svelte";

const PAUSE = 1200;

export class Analysis {
  status = $state<"new" | AnalysisJson["status"]>("new");
  done = $state(0);
  of = $state(0);
  /** In the order of the game, as far as they are known. */
  decisions = $state.raw<JudgedJson[]>([]);
  /** Places in `decisions`, the worst first. */
  costly = $state.raw<number[]>([]);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly asked = new Map<number, Promise<JudgedChoices>>();

  constructor(
    private readonly table: string,
    /** Whose log entries are counted: a seat, or `""` for one's own. */
    readonly seat = "",
  ) {}

  /** Begins, or tries again after a failure. */
  begin(): void {
    if (this.status === "working" || this.status === "ready") return;
    this.status = "working";
    this.problem = "";
    void this.ask();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** The best few moves at a decision. */
  choices(decision: JudgedJson): Promise<JudgedChoices> {
    const number = this.decisions.indexOf(decision);
    let found = this.asked.get(number);
    if (!found) {
      found = get<JudgedChoices>(`/api/tables/${this.table}/analysis/${number}`);
      this.asked.set(number, found);
      found.catch(() => this.asked.delete(number));
    }
    return found;
  }

  private async ask(): Promise<void> {
    const held = this.decisions.length;
    const seat = this.seat === "" ? "" : `&seat=${this.seat}`;
    try {
      const { status, done, of, decisions, costly } = await get<AnalysisJson>(
        `/api/tables/${this.table}/analysis?start=${held}${seat}`,
      );
      [this.status, this.done, this.of] = [status, done, of];
      if (decisions.length > 0) this.decisions = [...this.decisions, ...decisions];
      this.costly = costly;
    } catch (error) {
      this.status = "failed";
      this.problem = inWords(error);
    }
    if (this.status === "working" && !this.closed)
      this.timer = setTimeout(() => void this.ask(), PAUSE);
  }
}
