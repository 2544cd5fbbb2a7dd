// The state of the table page: the socket, the positions that are shown, the choices and the words.

import type { GameUi } from "../boards/contract";
import type {
  EditionJson,
  GameJson,
  HintJson,
  LegalMove,
  LessonJson,
  TableJson,
} from "../generated/types";
import { TableTime } from "../clock/tableTime.svelte";
import { get, post } from "../lib/api";
import { Coach } from "../lesson/coach.svelte";
import { boardOf } from "../lib/loadBoard";
import { ruleAddress } from "../lib/howto";
import { lastSeat } from "../lib/log";
import { TableSocket } from "../lib/tableSocket.svelte";
import { PositionQueue, realPace, type ShownPosition } from "../lib/positionQueue.svelte";
import { inWords, session } from "../lib/session.svelte";
import { loadTableEdition, loadGame } from "../lib/contentCache";
import { chime, playSounds, soundsOf } from "../lib/sound";
import { GameWords } from "../words/game";
import { nameOf } from "./seatNames";
import { PACE } from "./pace";
import { Play, type Move } from "./play.svelte";

export class TableController {
  readonly socket: TableSocket;
  readonly queue: PositionQueue;
  readonly play: Play;
  readonly time: TableTime;
  readonly coach = new Coach(() => this.socket.table?.game ?? "");
  ui = $state.raw<GameUi<Record<string, unknown>> | null>(null);
  private game = $state.raw<GameJson | null>(null);
  private edition = $state.raw<EditionJson | null>(null);
  /** What could not be done, in words. */
  problem = $state("");
  /** What a bot thinks of the moves, best first. */
  hint = $state.raw<HintJson | null>(null);
  advising = $state(false);
  /** The decision whose list of moves was opened by hand. */
  private openedFor = $state("");
  /** The number of the last line of the chat that was read. */
  private read = $state(-1);

  readonly shown = $derived.by(() => this.queue.now);
  readonly you = $derived.by(() => this.shown?.state.seat ?? null);
  readonly asked = $derived.by(() => this.play.legal.length > 0);
  readonly words = $derived.by(() => {
    const table = this.socket.table;
    if (!table || !this.game || !this.edition) return null;
    return new GameWords(session.words, this.game, this.edition, table.seats.map(nameOf), this.you);
  });

  /** Whether the moves are listed in words; where they are better chosen on the board, only on request. */
  readonly listed = $derived.by(() => {
    const decision = this.shown?.state.decision ?? "";
    return !(this.ui?.onBoard ?? []).includes(decision) || this.openedFor === decision;
  });
  readonly canOpenList = $derived.by(() => this.asked && !this.play.pending && !this.listed);

  /** Lines of the chat that others wrote and nobody here has looked at. */
  readonly unread = $derived.by(
    () => this.socket.chat.filter((line) => line.n > this.read && line.seat !== this.you).length,
  );

  constructor(readonly id: string) {
    this.play = new Play({
      undo: () => this.undo(),
      send: (move) => void this.attempt(() => this.socket.move(move)),
      refuses: (move) => this.coach.refuses(move),
      why: (move) => this.why(move),
      asks: (move) =>
        (session.settings.confirm || !move.final) &&
        !session.settings.unasked.includes(this.kind(move)),
      stopAsking: (move) => {
        session.settings.unasked = [...session.settings.unasked, this.kind(move)];
        session.keep();
      },
      acted: () => this.you !== null && lastSeat(this.shown?.log ?? []) === this.you,
      careful: () => this.ui?.careful ?? [],
      closing: () => this.ui?.closing ?? [],
      seldom: () => (this.coach.on ? [] : (this.ui?.seldom ?? [])),
      rule: (kind) => ruleAddress(this.game?.name ?? "", this.ui, String(kind), id),
    });
    this.queue = new PositionQueue(
      realPace(
        () => session.still,
        () => PACE[session.settings.speed],
      ),
      (item, last) => this.show(item, last),
    );
    this.socket = new TableSocket(id, (item) => this.queue.push(item));
    this.time = new TableTime(
      () => this.socket.table,
      () => this.socket.tableHeard,
    );
  }

  /** Game, words and board, once the table is known. */
  async prepare(table: TableJson): Promise<void> {
    if (this.game) return;
    try {
      const [game, edition, ui] = await Promise.all([
        loadGame(table.game),
        loadTableEdition(table),
        boardOf(table.game),
      ]);
      [this.game, this.edition, this.ui] = [game, edition, ui];
      if (table.lesson) await this.learn(table.game);
      this.readChat(); // what was said before one came is no news
    } catch (error) {
      this.problem = inWords(error);
    }
  }

  private async learn(game: string): Promise<void> {
    const lesson = get<LessonJson>(`/api/lessons/${game}`);
    await session.need("lessons");
    this.coach.begin(await lesson);
  }

  close(): void {
    this.socket.close();
    this.queue.end();
  }

  readChat(): void {
    this.read = this.socket.chat.at(-1)?.n ?? -1;
  }

  /** Lists the moves in words; false if they are listed already, or a menu offers them. */
  openList(): boolean {
    if (!this.canOpenList || this.play.menu) return false;
    this.openedFor = this.shown?.state.decision ?? "";
    return true;
  }

  /** A kind of move as the settings name it. */
  private kind({ move }: LegalMove): string {
    return `${this.game?.name ?? ""} ${move["kind"] ?? ""}`;
  }

  undo(): void {
    if (this.shown && this.shown.state.undo > 0 && !this.play.busy)
      void this.attempt(() => this.socket.undo());
  }

  /** Asks a bot which move it would make. */
  async advise(): Promise<void> {
    this.advising = true;
    await this.attempt(async () => {
      const hint = await post<HintJson>(`/api/tables/${this.id}/hint`);
      if (!this.asked) return;
      this.hint = hint;
      this.play.advise(this.play.find(hint.move));
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
    const reason = await this.socket.why(move).catch(() => null);
    return reason && this.words ? this.words.reason(reason) : null;
  }

  private show({ state, recent }: ShownPosition, last: boolean): void {
    const before = this.play.legal.length > 0;
    this.hint = null;
    this.coach.arrive(state.lesson);
    this.play.renew(last ? state.legal : [], last ? state.undo : 0);
    const { volume } = session.settings;
    if (this.ui?.sounds) playSounds(soundsOf(recent, this.ui.sounds), this.ui.sounds, volume);
    if (!before && this.play.legal.length > 0 && recent.length > 0) chime(volume);
  }
}
