import type { AntarcticaEvent, AntarcticaMove } from "../../generated/types";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import ComponentDrawing from "./ComponentDrawing.svelte";
import { howto } from "./howto";
import { callouts } from "./howto/callouts";
import { gallery } from "./gallery";
import { reference } from "./reference";
import { sounds } from "./sounds";
import { topics } from "./topics";
import type { View } from "./model.svelte";
import DecisionDetails from "./DecisionDetails.svelte";
import MovePreview from "./MovePreview.svelte";
import SeatPanel from "./SeatPanel.svelte";

const antarctica: GameUi<View, AntarcticaMove, AntarcticaEvent> = {
  Board,
  ComponentDrawing,
  SeatPanel,
  seatHeight: 176,
  DecisionDetails,
  MovePreview,
  onBoard: ["move_ship", "place_start_ship", "place_extra_cube", "relocate_to"],
  careful: ["give_back_ship"],
  seldom: ["give_back_cube", "give_back_unused_ship", "give_back_ship"],
  howto,
  callouts,
  gallery,
  reference,
  sounds,
  topics,
};
export default antarctica;
