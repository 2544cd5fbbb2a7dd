// What the viewer may do now. Boards and panels ask it which moves belong to a thing on the table
// and hand a choice back; it holds no rule.

import type { LegalMove } from "../generated/types";
import type { Id } from "../words/words";

/** A move of any game; each game's own moves are generated (`AntarcticaMove`). */
export type Move = Record<string, Id>;
/** A legal move of one game. */
export type Legal<M extends Move> = Omit<LegalMove, "move"> & { move: M };
type ArgumentOf<M> = M extends unknown ? Exclude<keyof M, "kind"> : never;
/** Some arguments of a move: `{ kind: "sail", area: "left" }`; a list: any of these. */
export type Pattern<M extends Move = Move> = { kind?: M["kind"] | readonly M["kind"][] } & {
  [Name in ArgumentOf<M>]?: Id | Id[] | undefined;
};
/** A move that is asked about. Its arguments are ids out of the view. */
export type Question<M extends Move = Move> = { kind: M["kind"] } & {
  [Name in ArgumentOf<M>]?: Id;
};

export function fits(move: Record<string, Id | undefined>, pattern: Pattern): boolean {
  return Object.entries<Id | Id[] | undefined>(pattern).every(([name, wanted]) => {
    if (wanted === undefined) return true;
    const value = move[name];
    if (value === undefined) return false;
    return Array.isArray(wanted)
      ? wanted.map(String).includes(String(value))
      : String(value) === String(wanted);
  });
}

/** Where a thing that is dragged can be put down. */
export interface Landing {
  /** Whether choosing it, or putting something down there, can make one of these moves now. */
  makes(moves: readonly string[]): boolean;
}

/** What the viewport asks a thing on the board. */
export interface BoardChoice extends Landing {
  /** Whether it can be chosen now. */
  readonly open: boolean;
  /** Whether choosing it ends or passes something. */
  readonly ends: boolean;
  /** Whether it is there for moves that fit, possible now or not. */
  standsFor(pattern: Pattern): boolean;
}

export interface PlayHandlers {
  /** Sends a move to the server. */
  send(move: LegalMove): void;
  /** Asks the server why a move is not possible now; `null` if it is. */
  why(move: Move): Promise<string | null>;
  /** Whether a move of this kind is asked about first, if there is reason to; left out: yes. */
  asks?(move: LegalMove): boolean;
  /** Moves of this kind are not to be asked about any more. */
  stopAsking?(move: LegalMove): void;
  /** Whether the viewer has done something in this turn; left out: no. */
  acted?(): boolean;
  /** Kinds of moves that give something away; left out: none. */
  careful?(): readonly Id[];
  /** Kinds of moves that close what was chosen before, besides ending a turn; left out: none. */
  closing?(): readonly Id[];
  /** Kinds of moves that are seldom made: a turn may end with only these left; left out: none. */
  seldom?(): readonly Id[];
  /** Takes the viewer's last move back. */
  undo?(): void;
  /** Whether a legal move is not to be made now: a coach has said why. */
  refuses?(move: LegalMove): boolean;
  /** The address of the rule that a kind of move follows; "" if there is none. */
  rule?(kind: Id): string;
}

export class Play<M extends Move = Move> {
  /** The legal moves of the viewer; empty if not asked, watching or replaying. */
  legal = $state.raw<Legal<M>[]>([]);
  /** Moves of a thing that allows several: the menu beside `anchor` offers them. */
  menu = $state.raw<{ moves: Legal<M>[]; anchor: DOMRect } | null>(null);
  /** A move that is asked about, waiting for a second click. */
  pending = $state.raw<Legal<M> | null>(null);
  /** Moves that the pointer or the focus is on, in the list or on the board. */
  pointed = $state.raw<Legal<M>[]>([]);
  /** Moves that are recommended: marked on the board while nothing is pointed at. */
  advised = $state.raw<Legal<M>[]>([]);
  /** The moves that the board marks now. */
  readonly marked = $derived.by(() => (this.pointed.length > 0 ? this.pointed : this.advised));
  /** A move was sent and not yet answered. */
  busy = $state(false);
  /** How many moves the viewer could take back. */
  back = $state(0);

  /** The moves that end the turn: offered once, quietly, after all others. */
  readonly ending = $derived.by(() => this.legal.filter(({ move }) => move["kind"] === "end_turn"));

  /** Whether one may say at once that the turn ends after the move that is asked about. It cannot be
   *  taken back anyway. */
  readonly canEndAfter = $derived.by(() => {
    const { pending } = this;
    if (!pending?.final || this.ending.length === 0 || this.ending.includes(pending)) return false;
    return this.legal.some((move) => this.isSeldom(move));
  });
  /** The turn is to end as soon as nothing is left but what is seldom done. */
  private ends = false;

  /** Elements whose buttons are moves (`moveList`). */
  readonly lists = new Set<HTMLElement>();
  /** Things on the board that can be chosen when a move allows it, with their elements. */
  readonly choices = new Map<Element, BoardChoice>();
  /** Places that are no choices, where things that are dragged can be put down. */
  readonly landings = new Map<Element, Landing>();

  constructor(private readonly handlers: PlayHandlers) {}

  /** New choices from the server. A question stays open while its move is legal: meanwhile others
   *  may decide at the same time, or the connection comes back. */
  renew(legal: Legal<M>[], back = 0): void {
    this.legal = legal;
    this.back = back;
    this.menu = null;
    this.pending = legal.find(({ text }) => text === this.pending?.text) ?? null;
    this.pointed = [];
    this.advised = [];
    this.busy = false;
    this.endIfDone();
  }

  /** What was chosen may go on, as with a track to advance on; if more can be done, nothing ends. */
  private endIfDone(): void {
    const [end] = this.ending;
    if (!this.ends || (!end && this.legal.length > 0)) return;
    this.ends = false;
    if (end && this.legal.every((move) => move === end || this.isSeldom(move))) this.send(end);
  }

  /** The legal moves that fit. */
  find(pattern: Pattern<M>): Legal<M>[] {
    return this.legal.filter(({ move }) => fits(move, pattern));
  }

  /** Whether the pointer is on a move that fits: the other half of a highlight. Without a pointer the
   *  recommended moves are highlighted. */
  isPointed(pattern: Pattern<M>): boolean {
    return this.marked.some(({ move }) => fits(move, pattern));
  }

  /** Marks moves on the board until there are new choices. */
  advise(moves: Legal<M>[]): void {
    this.advised = moves;
  }

  /** One move is made (after a question, if it is final or gives something away); of several one is
   *  chosen in a menu, and so is one that gives something away. */
  choose(moves: Legal<M>[], anchor?: DOMRect): void {
    const [only] = moves;
    if (this.busy || !only) return;
    if (anchor && (moves.length > 1 || this.isCareful(only))) {
      this.menu = { moves, anchor };
      return;
    }
    this.make(only, this.needsQuestion(only));
  }

  /** A move of the menu. Choosing a thing and then what to do with it is a second thought already; only
   *  what gives something away is asked about. */
  chooseFromMenu(move: Legal<M>): void {
    if (!this.busy) this.make(move, this.isCareful(move) && this.needsQuestion(move));
  }

  private make(move: Legal<M>, asks: boolean): void {
    this.menu = null;
    if (this.handlers.refuses?.(move)) return;
    if (asks) this.pending = move;
    else this.send(move);
  }

  /** What gives something away is asked about, and what cannot be taken back. Ending a turn or closing a
   *  plan in which something was done is a second thought already. */
  private needsQuestion(move: Legal<M>): boolean {
    if (!(this.handlers.asks?.(move) ?? true)) return false;
    if (this.closes(move) && this.handlers.acted?.()) return false;
    return this.isCareful(move) || move.final;
  }

  private closes(move: Legal<M>): boolean {
    const kinds = this.handlers.closing?.() ?? [];
    return this.ending.includes(move) || kinds.includes(move.move["kind"] ?? "");
  }

  private isCareful({ move }: Legal<M>): boolean {
    return this.handlers.careful?.().includes(move["kind"] ?? "") ?? false;
  }

  private isSeldom({ move }: Legal<M>): boolean {
    return this.handlers.seldom?.().includes(move["kind"] ?? "") ?? false;
  }

  /** Makes the move that was asked about; `always`: and all others of its kind without asking; `ends`:
   *  and then ends the turn, unless more can be done. */
  confirm({ always = false, ends = false } = {}): void {
    if (!this.pending) return;
    this.ends = ends;
    if (always) this.handlers.stopAsking?.(this.pending);
    this.send(this.pending);
  }

  cancel(): void {
    this.menu = null;
    this.pending = null;
  }

  takeBack(): void {
    if (this.back > 0 && !this.busy) this.handlers.undo?.();
  }

  point(moves: Legal<M>[]): void {
    this.pointed = moves;
  }

  why(move: Question<M>): Promise<string | null> {
    return this.handlers.why(move);
  }

  /** Where the rule of a kind of move is explained; "" if nowhere. */
  rule(kind: Id): string {
    return this.handlers.rule?.(kind) ?? "";
  }

  private send(move: Legal<M>): void {
    this.pending = null;
    this.busy = true;
    this.handlers.send(move);
  }
}
