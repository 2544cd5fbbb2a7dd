// What a game's folder gives to the table page, and what it gets. One folder per game:
// `boards/<game>/index.ts` exports a `GameUi` by default; it is loaded when first needed.

import type { Component } from "svelte";
import type { LogEntryJson, SeatJson } from "../generated/types";
import type { Play } from "../table/play.svelte";
import type { GameWords } from "../words/game";

/** The view's type `V` is the game's own: `AntarcticaView | AntarcticaOwnView`. */
export interface BoardProps<V> {
  view: V;
  /** The seats in their order; names, bots, who is connected. */
  seats: SeatJson[];
  /** Whose eyes these are; `null` for a spectator. */
  you: number | null;
  words: GameWords;
  play: Play;
  /** What happened between the last view shown and this one, oldest first: pulse and travel. */
  recent: LogEntryJson[];
  /** 0: show changes at once. Else how long one motion takes, in milliseconds. */
  motion: number;
}

export interface SeatPanelProps<V> extends BoardProps<V> {
  seat: number;
}

export interface GameUi<V> {
  /** The board with everything public on it and the viewer's own hand, as large as possible. It fills
   *  its container (width and height given) and lays itself out anew for a narrow one. */
  Board: Component<BoardProps<V>>;
  /** One seat's public things, for the column (or strip) of seats. */
  SeatPanel: Component<SeatPanelProps<V>>;
  /** Shown above the list of moves when it has something to add: a payment's sum, a plan. */
  DecisionDetails?: Component<BoardProps<V>>;
  /** Shown below the list of moves: what the move that is pointed at would bring. It changes
   *  with the pointer and may scroll. */
  MovePreview?: Component<BoardProps<V>>;
  /** Decisions whose moves are better chosen on the board or in the panel: the list starts closed. */
  onBoard?: string[];
  /** Small drawings for the how-to-play, by section name. */
  howto?: Record<string, Component>;
}
