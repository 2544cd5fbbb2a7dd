// One socket per table page: what the server tells, and what is asked of it (docs/host/interface.md).

import type {
  Chat,
  ChatLine,
  ErrorJson,
  LegalMove,
  LogEntryJson,
  ReasonJson,
  StateJson,
  TableJson,
} from "../generated/types";
import { get, Refusal } from "./api";
import { ROOT } from "./root";
import { splice } from "./log";
import type { ShownPosition } from "./positionQueue.svelte";

type ServerMessage =
  | { type: "table"; table: TableJson }
  | StateJson
  | { type: "chat"; messages: ChatLine[] }
  | { type: "ack"; id: string; version: string; repeated: boolean }
  | { type: "refused"; id: string; error: ErrorJson }
  | { type: "why"; id: string; reason: ReasonJson | null }
  | { type: "error"; error: ErrorJson };

type Answer = Extract<ServerMessage, { id: string }>;
type PendingRequest = { text: string; answer(message: Answer): void };

const FINAL_CODES = [4401, 4403, 4404];
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** A server that has not answered after this long is not there. */
const SILENCE = 5000;

let numbers = 0;
const page = Math.random().toString(36).slice(2, 10);

export class TableSocket {
  table = $state.raw<TableJson | null>(null);
  /** When it came, by the clock of this browser. */
  tableHeard = 0;
  chat = $state.raw<ChatLine[]>([]);
  /** Whether the socket is open; `lost`: it was, and is being opened again. */
  link = $state<"opening" | "open" | "lost" | "closed">("opening");
  /** Why this page may not be here. */
  refusal = $state.raw<ErrorJson | null>(null);
  private log: LogEntryJson[] = [];
  private mark = "";
  private version = "";
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<string, PendingRequest>();
  private readonly wake = (): void => {
    if (this.link === "lost" && !document.hidden) this.open();
  };
  /** Who looks at a table is not called; a hidden page is not looked at. */
  private readonly tellLooking = (): void => {
    if (this.link === "open")
      void this.ask("l", { type: "looking", looking: !document.hidden }).catch(() => undefined);
  };

  /** The line is dead, though the socket does not know it yet. */
  private readonly drop = (): void => {
    if (this.link !== "open") return;
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.lost(0);
  };

  constructor(
    readonly id: string,
    private readonly onPosition: (item: ShownPosition) => void,
    private readonly origin: string = location.origin.replace(/^http/, "ws") + ROOT,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.wake);
    document.addEventListener("visibilitychange", this.tellLooking);
    this.open();
  }

  close(): void {
    this.link = "closed";
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.wake);
    document.removeEventListener("visibilitychange", this.tellLooking);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  // --- asking

  move({ move }: LegalMove): Promise<Answer> {
    return this.ask("m", { type: "move", version: this.version, move });
  }

  undo(): Promise<Answer> {
    return this.ask("u", { type: "undo", version: this.version });
  }

  async why(move: Record<string, string | number>): Promise<ReasonJson | null> {
    const message = await this.ask("w", { type: "why", move });
    return message.type === "why" ? message.reason : null;
  }

  say(text: string): Promise<Answer> {
    return this.ask("c", { type: "chat", text });
  }

  /** After muting somebody: what one reads is another now. */
  async readChatAgain(): Promise<void> {
    this.chat = (await get<Chat>(`/api/tables/${this.id}/chat`)).messages;
  }

  /** Sends a message under an id of its own, and again after a reconnect until it is answered. */
  private ask(letter: string, message: Record<string, unknown>): Promise<Answer> {
    const id = `${letter}-${page}-${++numbers}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      const missed = setTimeout(this.drop, SILENCE);
      const answer = (message: Answer): void => {
        clearTimeout(missed);
        this.pending.delete(id);
        if (message.type === "refused") reject(new Refusal(message.error, 409));
        else resolve(message);
      };
      this.pending.set(id, { text, answer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  // --- the socket

  private open(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    const held = this.mark ? `?log=${this.log.length}&mark=${encodeURIComponent(this.mark)}` : "";
    const socket = new WebSocket(`${this.origin}/api/tables/${this.id}/ws${held}`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.link === "lost") dispatchEvent(new Event("farshore-reconnected"));
      this.link = "open";
      this.pause = FIRST_PAUSE;
      for (const { text } of this.pending.values()) socket.send(text);
      if (document.hidden) this.tellLooking();
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket === socket && this.link !== "closed") this.lost(event.code);
    };
  }

  private lost(code: number): void {
    if (FINAL_CODES.includes(code)) {
      this.close();
      return;
    }
    this.link = "lost";
    this.timer = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.tableHeard = Date.now();
        this.table = message.table;
        break;
      case "chat": {
        const known = this.chat.at(-1)?.n ?? -1;
        this.chat = [...this.chat, ...message.messages.filter((line) => line.n > known)];
        break;
      }
      case "state":
        this.take(message);
        break;
      case "error":
        this.refusal = message.error;
        break;
      default:
        this.pending.get(message.id)?.answer(message);
    }
  }

  private take(state: StateJson): void {
    const first = this.version === "";
    const { log, fresh } = splice(this.log, state.log);
    this.log = log;
    this.mark = state.log.mark;
    this.version = state.version;
    this.onPosition({ state, log, recent: first ? [] : fresh });
  }
}
