// What a game's folder gives to the table page, and what it gets. One folder per game:
// `boards/<game>/index.ts` exports a `GameUi` by default; it is loaded when first needed. Beside it
// `Cover.svelte` is the game's picture on the first page, which is loaded at once: it draws with SVG
// alone and needs nothing of the board.

import type { Component } from "svelte";
import type { LogEntryJson, SeatJson } from "../generated/types";
import type { GameSounds } from "../lib/sound";
import type { Move, Play } from "../table/play.svelte";
import type { GameWords, TableReadings } from "../words/game";

/** An event of any game; each game's own events are generated (`AntarcticaEvent`). */
export type GameEvent = LogEntryJson["events"][number];

/** An entry of the log with the moves and events of one game. */
export type LogEntry<M extends Move, E> = Omit<LogEntryJson, "move" | "events"> & {
  move: M;
  events: E[];
};

/** View, moves and events are of the game's own types:
 *  `BoardProps<AntarcticaView | AntarcticaOwnView, AntarcticaMove, AntarcticaEvent>`. */
export interface BoardProps<V, M extends Move = Move, E = GameEvent> {
  view: V;
  /** The seats in their order; names, bots, who is connected. */
  seats: SeatJson[];
  /** Whose eyes these are; `null` for a spectator. */
  you: number | null;
  words: GameWords;
  play: Play<M>;
  /** What happened between the last view shown and this one, oldest first: pulse and travel. */
  recent: LogEntry<M, E>[];
  /** 0: show changes at once. Else how long one motion takes, in milliseconds. */
  motion: number;
}

export interface SeatPanelProps<V, M extends Move = Move, E = GameEvent> extends BoardProps<
  V,
  M,
  E
> {
  seat: number;
}

export interface ComponentDrawingProps {
  /** Where it stands in the edition: `locations`, `goals.printed`. */
  section: string;
  /** The component; of a draft, so anything may be missing. A drawing that fails is not shown. */
  entry: unknown;
  name: string;
  /** The whole edition, for what a component takes from others. */
  components: unknown;
}

/** What one card does. */
export interface CardEntry {
  name: string;
  lines: string[];
}

/** Where numbers stand in the drawings of the how-to-play, by section, in units of each drawing. */
export type Callouts = Record<string, { x: number; y: number }[]>;

/** Cards of one kind, for the reference at the end of the how-to-play. */
export interface CardList {
  /** The key of what these cards are called. */
  title: string;
  cards: CardEntry[];
}

/** A component as the gallery shows it. */
export interface GalleryEntry {
  id: string;
  name: string;
  /** What it is and does; empty: its fields say it. */
  lines: string[];
  /** What `ComponentDrawing` draws: the component, or a symbol of the legend. */
  entry: unknown;
}

/** Components of one kind: a section of the edition, or the symbols of the board. */
export interface GalleryKind {
  section: string;
  entries: GalleryEntry[];
}

/** The section of the symbols. */
export const LEGEND = "legend";

export interface MovePreviewProps<V, M extends Move = Move, E = GameEvent> extends BoardProps<
  V,
  M,
  E
> {
  /** Whether it may change with the pointer. Where the panel would grow over the board it may not:
   *  what is pointed at would slip from under the pointer. */
  follows: boolean;
}

export interface GameUi<V, M extends Move = Move, E = GameEvent> {
  /** The board with everything public on it and the viewer's own hand, as large as possible. It fills
   *  its container (width and height given) and lays itself out anew for a narrow one. */
  Board: Component<BoardProps<V, M, E>>;
  /** One seat's public things, for the column (or strip) of seats. */
  SeatPanel: Component<SeatPanelProps<V, M, E>>;
  /** How many pixels of height a seat wants in the column. With less it stands in `.tight`, with
   *  much less also in `.tightest`, where its panel shows what counts; the rest comes when the seat is
   *  opened. */
  seatHeight?: number;
  /** How much of the column beside the board decisions take, in percent: as much as the largest of them
   *  wants in a small window, and always the same, so that the log below never moves. */
  decisionHeight?: number;
  /** Shown above the list of moves when it has something to add: a payment's sum, a plan. */
  DecisionDetails?: Component<BoardProps<V, M, E>>;
  /** Shown below the list of moves: what the move that is pointed at would bring. It changes
   *  with the pointer and may scroll. */
  MovePreview?: Component<MovePreviewProps<V, M, E>>;
  /** Decisions whose moves are better chosen on the board or in the panel: the list starts closed. */
  onBoard?: string[];
  /** A component of an edition as the board draws it, for the page where editions are entered and for
   *  the gallery. */
  ComponentDrawing?: Component<ComponentDrawingProps>;
  /** Kinds of moves that give something away. A click on a thing never makes one: it offers them, and
   *  they are asked about even where they can be taken back. */
  careful?: M["kind"][];
  /** Kinds of moves that close what was chosen before, and say that it is final: like ending a turn they
   *  are a second thought already, and not asked about. */
  closing?: M["kind"][];
  /** Kinds of moves that are seldom made: when nothing else is left, one may end the turn together with
   *  the move before. */
  seldom?: M["kind"][];
  /** What seats go by without effect on play, if the game has such a choice: the domain of its names,
   *  the key of what it is called, and its drawing. */
  emblem?: { domain: string; title: string; Drawing: Component<{ id: string; size: number }> };
  /** What the main events sound like. */
  sounds?: GameSounds;
  /** Which paragraph of the how-to-play explains a decision or a kind of move: `turn-2`. */
  topics?: Record<string, string>;
  /** Small drawings for the how-to-play, by section name. */
  howto?: Record<string, Component>;
  /** The numbers in those drawings. */
  callouts?: Callouts;
  /** The components of an edition with their meaning, and the symbols of the board. */
  gallery?: (words: GameWords) => GalleryKind[];
  /** All cards of an edition and what they do, for the end of the how-to-play; by the readings of
   *  a table, or of new tables. */
  reference?: (words: GameWords, table?: TableReadings) => CardList[];
}
