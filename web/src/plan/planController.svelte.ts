// The state of the analysis board's page: the position, the moves that were entered, the order.

import type { GameUi } from "../boards/contract";
import type {
  EditionJson,
  GameJson,
  LegalMove,
  OrderJson,
  TableJson,
  VariationJson,
} from "../generated/types";
import { get, post, put } from "../lib/api";
import { loadGame, loadTableEdition } from "../lib/contentCache";
import { ruleAddress } from "../lib/howto";
import { boardOf } from "../lib/loadBoard";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { askWhy, attempt } from "../table/attempt";
import { Play } from "../table/play.svelte";
import { nameOf } from "../table/seatNames";
import { GameWords } from "../words/game";

export class PlanController {
  readonly play: Play;
  table = $state.raw<TableJson | null>(null);
  board = $state.raw<VariationJson | null>(null);
  ui = $state.raw<GameUi<Record<string, unknown>> | null>(null);
  private game = $state.raw<GameJson | null>(null);
  private edition = $state.raw<EditionJson | null>(null);
  problem = $state("");
  private openedFor = $state("");

  /** Everybody is at a board of one's own. */
  readonly seats = $derived.by(() =>
    (this.table?.seats ?? []).map((seat) => ({ ...seat, connected: true })),
  );
  readonly words = $derived.by(() => {
    if (!this.table || !this.game || !this.edition || !this.board) return null;
    const names = this.table.seats.map(nameOf);
    return new GameWords(session.words, this.game, this.edition, names, this.board.state.seat);
  });
  readonly listed = $derived.by(() => {
    const decision = this.board?.state.decision ?? "";
    return !(this.ui?.onBoard ?? []).includes(decision) || this.openedFor === decision;
  });
  /** Somebody else whose decision is entered now. */
  readonly other = $derived.by(() => {
    const { board, table } = this;
    const decider = board && board.state.seat !== board.seat ? board.state.seat : null;
    return decider === null ? undefined : table?.seats[decider];
  });

  constructor(readonly id: string) {
    this.play = new Play({
      send: (move) => void attempt(this, () => this.make(move)),
      why: (move) => askWhy(this, this.path("variation/why"), move),
      undo: () => this.undo(),
      asks: () => false,
      rule: (kind) => ruleAddress(this.table?.game ?? "", this.ui, String(kind), this.id),
    });
  }

  /** The board where it was left, or a new one. */
  async load(): Promise<void> {
    const table = await get<TableJson>(`/api/tables/${this.id}`);
    const [game, edition, ui, board] = await Promise.all([
      loadGame(table.game),
      loadTableEdition(table),
      boardOf(table.game),
      this.left(),
    ]);
    [this.table, this.game, this.edition, this.ui] = [table, game, edition, ui];
    this.show(board);
  }

  private async left(): Promise<VariationJson> {
    const board = await get<VariationJson | null>(this.path("variation"));
    return board && !board.outdated ? board : post<VariationJson>(this.path("variation"));
  }

  async restart(others: VariationJson["others"]): Promise<void> {
    await attempt(this, async () =>
      this.show(await post<VariationJson>(this.path("variation"), { others })),
    );
  }

  undo(): void {
    const { board } = this;
    if (!board || board.moves.length === 0 || this.play.busy) return;
    this.play.busy = true;
    const shown = { id: board.id, count: board.moves.length };
    void attempt(this, async () =>
      this.show(await post<VariationJson>(this.path("variation/undo"), shown)),
    );
  }

  /** Lists the moves in words; false if they are listed already, or a menu offers them. */
  openList(): boolean {
    if (this.listed || this.play.menu || this.play.legal.length === 0) return false;
    this.openedFor = this.board?.state.decision ?? "";
    return true;
  }

  /** Orders what was entered, and goes back to the table, which shows the order. */
  async order(strict: boolean): Promise<void> {
    const { board } = this;
    if (board) await this.save({ variation: board.id, count: board.moves.length, strict });
  }

  async pass(until: NonNullable<OrderJson["until"]>): Promise<void> {
    await this.save({ until });
  }

  private async save(order: object): Promise<void> {
    await attempt(this, async () => {
      await put<OrderJson>(this.path("order"), order);
      router.go(`/t/${this.id}`);
    });
  }

  private async make(move: LegalMove): Promise<void> {
    const { board } = this;
    if (!board) return;
    const entered = { id: board.id, count: board.moves.length, move: move.move };
    this.show(await post<VariationJson>(this.path("variation/move"), entered));
  }

  private show(board: VariationJson): void {
    this.board = board;
    this.play.renew(board.state.legal, board.state.undo);
  }

  private path(what: string): string {
    return `/api/tables/${this.id}/${what}`;
  }
}
