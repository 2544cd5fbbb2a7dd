import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { howto } from "./howto";
import type { View } from "./ice.svelte";
import Panel from "./Panel.svelte";
import Prospect from "./Prospect.svelte";
import SeatPanel from "./SeatPanel.svelte";

const antarctica: GameUi<View> = {
  Board,
  SeatPanel,
  Panel,
  Prospect,
  onBoard: ["move_ship", "place_start_ship", "place_extra_cube", "relocate_to"],
  howto,
};
export default antarctica;
