// A thing on the table that may be chosen: it knows its moves, and says why there are none.

import type { BoardChoice, Legal, Move, Pattern, Play, Question } from "../table/play.svelte";
import { theTip, type About } from "./tip.svelte";

export interface ChoiceProps<M extends Move = Move> {
  play: Play<M>;
  /** Which legal moves choose this thing. Left out: it only tells about itself. */
  match?: Pattern<M> | undefined;
  /** The moves themselves, where a pattern is not enough. */
  moves?: Legal<M>[] | undefined;
  /** A move to ask about when none is legal. */
  ask?: Question<M> | undefined;
  /** What screen readers and tips call it. */
  label: string;
  /** What it does, in words. */
  about?: string[];
  /** Moves that carry it somewhere: it can be dragged there. */
  carries?: Legal<M>[] | undefined;
  /** Choosing it ends or passes something: the board is not scrolled to it. */
  ends?: boolean;
}

/** Whether moves of one form can fit another: all that the second names, the first allows. */
function covers(form: Pattern, pattern: Pattern): boolean {
  const allowed = form as Record<string, unknown>;
  return Object.entries(pattern).every(([name, wanted]) =>
    [allowed[name]].flat().map(String).includes(String(wanted)),
  );
}

export class ChoiceState<M extends Move> implements BoardChoice {
  constructor(private readonly thing: () => ChoiceProps<M>) {}

  readonly legal = $derived.by((): Legal<M>[] => {
    const { play, match, moves } = this.thing();
    return moves ?? (match ? play.find(match) : []);
  });
  readonly open = $derived.by(() => this.legal.length > 0);
  readonly pointed = $derived.by(() =>
    this.legal.some((move) => this.thing().play.marked.includes(move)),
  );
  readonly picked = $derived.by(() => {
    const { pending } = this.thing().play;
    return pending !== null && this.legal.includes(pending);
  });

  get ends(): boolean {
    return this.thing().ends ?? false;
  }

  makes(moves: readonly string[]): boolean {
    return this.legal.some(({ text }) => moves.includes(text));
  }

  standsFor(pattern: Pattern): boolean {
    const { match, ask } = this.thing();
    const forms: Pattern[] = [...this.legal.map(({ move }) => move), match ?? {}, ask ?? {}];
    return forms.some((form) => covers(form, pattern));
  }

  /** An action: tells `play` which element is this thing. */
  readonly register = (element: Element): { destroy(): void } => {
    const { choices } = this.thing().play;
    choices.set(element, this);
    return { destroy: () => void choices.delete(element) };
  };

  /** What dragging it can do. */
  readonly carried = (): { play: Play<M>; moves: Legal<M>[] } => {
    const { play, carries = [] } = this.thing();
    return { play, moves: carries };
  };

  readonly tell = (): About => {
    const { play, ask, label, about = [] } = this.thing();
    const said = { title: label, text: about, more: this.rule() };
    return ask && !this.open ? { ...said, why: () => play.why(ask) } : said;
  };

  /** Where the rule of what can be done with it is explained. */
  private rule(): string {
    const { play, ask, match } = this.thing();
    const kind = this.legal[0]?.move["kind"] ?? ask?.kind ?? [match?.kind ?? ""].flat()[0];
    return kind ? play.rule(kind) : "";
  }

  /** Chooses, or says why not. */
  readonly click = (event: Event): void => {
    const target = event.currentTarget as Element;
    event.stopPropagation();
    if (this.open) {
      theTip.hide();
      this.thing().play.choose(this.legal, target.getBoundingClientRect());
    } else theTip.show(target, this.tell(), true);
  };

  /** What the pointer is on tells `play` so. It may be left by being taken away: nothing is asked
   *  then that is gone with it. */
  private pointing: Play<M> | null = null;

  readonly point = (): void => {
    if (!this.open) return;
    this.pointing = this.thing().play;
    this.pointing.point(this.legal);
  };

  readonly leave = (): void => {
    const play = this.pointing;
    this.pointing = null;
    const left = play?.pointed;
    // What is taken away loses the focus while the page is drawn: then nothing may change.
    queueMicrotask(() => {
      if (play && play.pointed === left) play.point([]);
    });
  };
}
