// A game without drawings of its own: everything that can be seen, as a readable tree.

import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import SeatPanel from "./SeatPanel.svelte";

const ui: GameUi<Record<string, unknown>> = { Board, SeatPanel };
export default ui;
