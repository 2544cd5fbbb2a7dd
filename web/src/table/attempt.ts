// Boards beside a table (the analysis board, puzzles): asking the server, and saying what it refuses.

import type { Why } from "../generated/types";
import { post } from "../lib/api";
import { inWords } from "../lib/session.svelte";
import type { GameWords } from "../words/game";
import type { Move, Play } from "./play.svelte";

interface SideBoard {
  problem: string;
  readonly words: GameWords | null;
  readonly play: Play;
}

/** Does something that the server may refuse; the board shows the reason. */
export async function attempt(board: SideBoard, what: () => Promise<void>): Promise<void> {
  board.problem = "";
  try {
    await what();
  } catch (error) {
    board.problem = inWords(error, board.words ?? undefined);
  } finally {
    board.play.busy = false;
  }
}

/** Why a move is not legal, in words; `null` if it is. */
export async function askWhy(board: SideBoard, path: string, move: Move): Promise<string | null> {
  const { reason } = await post<Why>(path, { move });
  return reason && board.words ? board.words.reason(reason) : null;
}
