// Lanterns, the example game of the tests: the smallest board that has everything.

import type { GameUi } from "../../../src/boards/contract";
import type { LanternsEvent, LanternsMove } from "../../../src/generated/types";
import Board from "./Board.svelte";
import Round from "./howto/Round.svelte";
import SeatPanel from "./SeatPanel.svelte";
import type { View } from "./model";

const ui: GameUi<View, LanternsMove, LanternsEvent> = {
  Board,
  SeatPanel,
  onBoard: ["burn_candles"],
  howto: { round: Round },
};
export default ui;
