// Sitting (or watching) at a table: the socket, the positions shown, the choices, the words.

import type { GameUi } from "../boards/contract";
import type { EditionJson, GameJson, HintJson, TableJson } from "../generated/types";
import { post } from "../lib/api";
import { boardOf } from "../lib/boards";
import { Live } from "../lib/live.svelte";
import { Queue, realPace, type Shown } from "../lib/queue.svelte";
import { inWords, session } from "../lib/session.svelte";
import { editionAt, gameOf } from "../lib/shelf";
import { chime } from "../lib/sound";
import { GameWords } from "../words/game";
import { nameOf } from "./names";
import { Play, type Move } from "./play.svelte";

export class AtTable {
  readonly live: Live;
  readonly queue: Queue;
  readonly play: Play;
  ui = $state.raw<GameUi<Record<string, unknown>> | null>(null);
  private game = $state.raw<GameJson | null>(null);
  private edition = $state.raw<EditionJson | null>(null);
  /** What could not be done, in words. */
  problem = $state("");
  /** What a bot thinks of the moves, best first. */
  hint = $state.raw<HintJson | null>(null);
  advising = $state(false);
  /** The number of the last line of the chat that was read. */
  private read = $state(-1);

  readonly shown = $derived.by(() => this.queue.now);
  readonly you = $derived.by(() => this.shown?.state.seat ?? null);
  readonly asked = $derived.by(() => this.play.legal.length > 0);
  readonly words = $derived.by(() => {
    const table = this.live.table;
    if (!table || !this.game || !this.edition) return null;
    return new GameWords(session.words, this.game, this.edition, table.seats.map(nameOf), this.you);
  });

  /** Lines of the chat that others wrote and nobody here has looked at. */
  readonly unread = $derived.by(
    () => this.live.chat.filter((line) => line.n > this.read && line.seat !== this.you).length,
  );

  constructor(readonly id: string) {
    this.play = new Play({
      undo: () => this.undo(),
      send: (move) => void this.attempt(() => this.live.move(move)),
      why: (move) => this.why(move),
      asks: () => session.settings.confirm,
    });
    this.queue = new Queue(
      realPace(() => session.still),
      (item, last) => this.show(item, last),
    );
    this.live = new Live(id, (item) => this.queue.push(item));
  }

  /** Game, words and board, once the table is known. */
  async prepare(table: TableJson): Promise<void> {
    if (this.game) return;
    try {
      const [game, edition, ui] = await Promise.all([
        gameOf(table.game),
        editionAt(table),
        boardOf(table.game),
      ]);
      [this.game, this.edition, this.ui] = [game, edition, ui];
      this.readChat(); // what was said before one came is no news
    } catch (error) {
      this.problem = inWords(error);
    }
  }

  close(): void {
    this.live.close();
    this.queue.end();
  }

  readChat(): void {
    this.read = this.live.chat.at(-1)?.n ?? -1;
  }

  undo(): void {
    if (this.shown && this.shown.state.undo > 0 && !this.play.busy)
      void this.attempt(() => this.live.undo());
  }

  /** Asks a bot which move it would make. */
  async advise(): Promise<void> {
    this.advising = true;
    await this.attempt(async () => {
      const hint = await post<HintJson>(`/api/tables/${this.id}/hint`);
      if (!this.asked) return;
      this.hint = hint;
      this.play.point(this.play.find(hint.move));
    });
    this.advising = false;
  }

  /** Something asked of the server; a refusal is told, and changes nothing. */
  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.problem = "";
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = inWords(error, this.words ?? undefined);
      return false;
    } finally {
      this.play.busy = false;
    }
  }

  private async why(move: Move): Promise<string | null> {
    const reason = await this.live.why(move).catch(() => null);
    return reason && this.words ? this.words.reason(reason) : null;
  }

  private show({ state, recent }: Shown, last: boolean): void {
    const before = this.play.legal.length > 0;
    this.hint = null;
    this.play.renew(last ? state.legal : [], last ? state.undo : 0);
    if (!before && this.play.legal.length > 0 && recent.length > 0 && session.settings.sound)
      chime();
  }
}
