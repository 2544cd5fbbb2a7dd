// What a game gives for its picture: the whole table as a spectator sees it, as one drawing.

import type { Component } from "svelte";
import type { BoardProps, GameEvent } from "../boards/contract";
import type { Move } from "../table/play.svelte";

export interface PictureOf<V, M extends Move = Move, E = GameEvent> {
  Picture: Component<BoardProps<V, M, E>>;
  /** The style sheets of the game's board. */
  sheets: string[];
  /** The class of what lies at the bottom and stays the same all along a game: it is drawn once. */
  ground: string;
}

/** What the views of all games have. */
export interface AnyView {
  players: number;
  waiting: number[];
  if_it_ended_now: number[];
}

export const WIDTH = 1280;
/** The column of the seats. */
export const SEATS = 264;
export const BOARD = WIDTH - SEATS;
/** How wide a seat's things may be. */
export const PANEL = 216;
