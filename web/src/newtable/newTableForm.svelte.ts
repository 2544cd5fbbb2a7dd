// The form of a new table: what has been chosen so far, and the request that makes the table.

import type { GameInfoJson, NewSeat, NewTable, OptionJson } from "../generated/types";
import { PaceForm } from "../clock/paceForm.svelte";
import { usualBot } from "../lib/tables";

export type Ranged = OptionJson & { range?: [number, number] };
type Value = string | number;

export class NewTableForm {
  preset = $state("");
  players = $state(2);
  /** Who sits where: `me`, `open`, or a bot's name. */
  seats = $state<string[]>([]);
  /** Options of the box and readings of its rulebook. */
  options = $state<Record<string, Value>>({});
  readonly pace = new PaceForm();
  join = $state<"everybody" | "link">("link");
  watch = $state<"everybody" | "link" | "nobody">("link");
  /** Whether one may ask what a bot would do; `null`: only when nobody else plays. */
  hints = $state<boolean | null>(null);
  edition = $state.raw<Record<string, unknown> | null>(null);
  /** An edition of one's own that the server keeps. */
  ownEdition = $state<string | null>(null);
  /** An edition file was chosen that cannot be used. */
  faultyEdition = $state(false);
  /** Which of the built-in editions is played with, unless there is one of one's own. */
  dataSet = $state("");

  constructor(
    readonly game: GameInfoJson,
    ownEdition: string | null = null,
  ) {
    this.ownEdition = ownEdition;
    this.dataSet = game.editions[0] ?? "";
    this.usePreset(Object.keys(game.presets)[0] ?? "");
    this.setPlayers(this.presetPlayers() ?? game.default_players);
  }

  usePreset(name: string): void {
    this.preset = name;
    this.options = Object.fromEntries(
      [...this.game.options, ...this.game.rulings].map((option) => [option.name, option.default]),
    );
    for (const [option, value] of Object.entries(this.game.presets[name] ?? {})) {
      if (option in this.options) this.options[option] = value;
    }
    const players = this.presetPlayers();
    if (players !== null) this.setPlayers(players);
    else if (this.players === 1) this.setPlayers(this.game.default_players);
  }

  setPlayers(players: number): void {
    this.players = players;
    const bot = usualBot();
    this.seats = Array.from(
      { length: players },
      (_, seat) => this.seats[seat] ?? (seat === 0 ? "me" : bot),
    );
  }

  /** One person has one seat: taking another leaves the first to a bot. */
  setSeat(seat: number, who: string): void {
    this.seats = this.seats.map((now, index) =>
      index === seat ? who : who === "me" && now === "me" ? "open" : now,
    );
  }

  get open(): number {
    return this.seats.filter((who) => who === "open").length;
  }

  /** The built-in editions as an option; none if there is no choice. */
  get dataSets(): OptionJson | null {
    const values = this.game.editions;
    return values.length > 1 && this.edition === null && this.ownEdition === null
      ? { name: "data_set", values, default: values[0] ?? "" }
      : null;
  }

  request(): NewTable {
    const data: Record<string, Value> = this.dataSets ? { data_set: this.dataSet } : {};
    return {
      game: this.game.name,
      players: this.players,
      options: { ...$state.snapshot(this.options), ...data },
      seats: this.seats.map((who): NewSeat =>
        who === "me" || who === "open" ? { kind: who } : { kind: "bot", bot: who },
      ),
      clock: this.pace.request(),
      join: this.join,
      watch: this.watch,
      hints: this.hints,
      edition: this.ownEdition === null ? this.edition : null,
      own_edition: this.ownEdition,
    };
  }

  private presetPlayers(): number | null {
    const players = this.game.presets[this.preset]?.["players"];
    return typeof players === "number" ? players : null;
  }
}
