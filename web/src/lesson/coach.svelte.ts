// The coach of a lesson: which step is due, and whether a move is what it asks for. How far the
// lesson is comes from the server with every position, so a reload loses nothing.

import type { LegalMove, LessonJson, LessonStep } from "../generated/types";

/** What is said about a move that no step has an own answer for. */
const OTHER = "web-coach-other";

export class Coach {
  private lesson = $state.raw<LessonJson | null>(null);
  private at = $state<number | null>(null);
  /** Which of the steps of this position is shown. */
  private index = $state(0);
  /** The key of what is said about the last try, if that was not what the step asks for. */
  wrong = $state("");

  private readonly here = $derived.by(() =>
    this.at === null ? [] : this.steps.filter(({ at }) => at === this.at),
  );
  /** The step that is due; `null`: nothing is taught (any more). */
  readonly step = $derived.by((): LessonStep | null => this.here[this.index] ?? null);
  /** Whether the step only explains. */
  readonly explains = $derived.by(() => this.step !== null && this.step.do.length === 0);
  /** Whether more is said before anything happens. */
  readonly goesOn = $derived.by(() => this.index + 1 < this.here.length);
  readonly goesBack = $derived.by(() => this.index > 0);
  /** The number of the step among all, from 1. */
  readonly number = $derived.by(() => (this.step ? this.steps.indexOf(this.step) + 1 : 0));

  constructor(private readonly game: () => string) {}

  get steps(): LessonStep[] {
    return this.lesson?.steps ?? [];
  }

  get on(): boolean {
    return this.lesson !== null && this.at !== null;
  }

  begin(lesson: LessonJson): void {
    this.lesson = lesson;
  }

  /** A position is shown; `null`: it is no lesson, or the lesson was left. */
  arrive(at: number | null): void {
    if (at === this.at) return;
    this.at = at;
    this.index = 0;
    this.wrong = "";
  }

  next(): void {
    if (this.goesOn) this.index += 1;
    this.wrong = "";
  }

  back(): void {
    if (this.goesBack) this.index -= 1;
    this.wrong = "";
  }

  /** Whether a move is not what is asked for; then `wrong` says why. */
  refuses({ move, text }: Pick<LegalMove, "move" | "text">): boolean {
    const asking = this.here.at(-1);
    if (!this.on || !asking || asking.do.includes(text)) return false;
    const word = asking.wrong[String(move["kind"])] ?? asking.wrong["other"];
    this.index = this.here.length - 1;
    this.wrong = word ? this.key(word) : OTHER;
    return true;
  }

  /** The key of what the coach says under a word. */
  key(word: string): string {
    return `${this.game()}-lesson-${word}`;
  }
}
