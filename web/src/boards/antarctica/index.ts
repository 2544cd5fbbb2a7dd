import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import type { View } from "./ice.svelte";
import SeatPanel from "./SeatPanel.svelte";

const antarctica: GameUi<View> = {
  Board,
  SeatPanel,
  onBoard: ["move_ship", "place_start_ship", "place_extra_cube", "relocate_to"],
};
export default antarctica;
