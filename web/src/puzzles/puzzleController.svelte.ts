// The state of a puzzle's page: the position, what was tried, and the solution.

import type { GameUi } from "../boards/contract";
import type {
  EditionJson,
  GameJson,
  LegalMove,
  PuzzleJson,
  PuzzleSolution,
  PuzzleTry,
} from "../generated/types";
import { get, post } from "../lib/api";
import { loadEdition, loadGame } from "../lib/contentCache";
import { ruleAddress } from "../lib/howto";
import { boardOf } from "../lib/loadBoard";
import { say, session } from "../lib/session.svelte";
import { nameOf } from "../table/seatNames";
import { askWhy, attempt } from "../table/attempt";
import { Play } from "../table/play.svelte";
import { GameWords } from "../words/game";
import { keepSolved } from "./solved";

export class PuzzleController {
  readonly play: Play;
  puzzle = $state.raw<PuzzleJson | null>(null);
  ui = $state.raw<GameUi<Record<string, unknown>> | null>(null);
  private game = $state.raw<GameJson | null>(null);
  private edition = $state.raw<EditionJson | null>(null);
  /** The last move that was tried, and how good it is. */
  tried = $state.raw<{ move: LegalMove; answer: PuzzleTry } | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  problem = $state("");
  private opened = $state(false);

  /** Whoever solves it has no name at the table. */
  readonly seats = $derived.by(() =>
    (this.puzzle?.seats ?? []).map((seat) =>
      seat.kind === "person" ? { ...seat, name: session.name || say("actor-you") } : seat,
    ),
  );
  readonly words = $derived.by(() => {
    if (!this.puzzle || !this.game || !this.edition) return null;
    const { seat } = this.puzzle.state;
    return new GameWords(session.words, this.game, this.edition, this.seats.map(nameOf), seat);
  });
  readonly listed = $derived.by(
    () => this.opened || !(this.ui?.onBoard ?? []).includes(this.puzzle?.state.decision ?? ""),
  );

  constructor(
    readonly name: string,
    readonly number: number,
  ) {
    this.play = new Play({
      send: (move) => void attempt(this, () => this.try(move)),
      why: (move) => askWhy(this, this.path("/why"), move),
      asks: () => false,
      rule: (kind) => ruleAddress(name, this.ui, String(kind)),
    });
  }

  async load(): Promise<void> {
    const puzzle = await get<PuzzleJson>(this.path(""));
    const [game, edition, ui] = await Promise.all([
      loadGame(this.name),
      loadEdition(this.name, puzzle.data),
      boardOf(this.name),
    ]);
    [this.game, this.edition, this.ui, this.puzzle] = [game, edition, ui, puzzle];
    this.play.renew(puzzle.state.legal);
  }

  openList(): void {
    this.opened = true;
  }

  async showSolution(): Promise<void> {
    await attempt(this, () => this.solve());
  }

  private async try(move: LegalMove): Promise<void> {
    const answer = await post<PuzzleTry>(this.path("/try"), { move: move.move });
    this.tried = { move, answer };
    if (!answer.solved) return;
    keepSolved(this.name, this.number);
    await this.solve();
  }

  /** The board shows the best moves, and no others can be chosen any more. */
  private async solve(): Promise<void> {
    const solution = await get<PuzzleSolution>(this.path("/solution"));
    const best = this.moves(solution.best);
    this.solution = solution;
    this.play.renew(best);
    this.play.advise(best);
  }

  /** Moves of the position by their texts. */
  moves(texts: string[]): LegalMove[] {
    return (this.puzzle?.state.legal ?? []).filter(({ text }) => texts.includes(text));
  }

  private path(what: string): string {
    return `/api/puzzles/${this.name}/${this.number}${what}`;
  }
}
