import type { AquaticaEvent, AquaticaMove } from "../../generated/types";
import type { View } from "./model.svelte";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import ComponentDrawing from "./ComponentDrawing.svelte";
import { howto } from "./howto/index";
import { callouts } from "./howto/callouts";
import { gallery } from "./gallery";
import { reference } from "./reference";
import { sounds } from "./sounds";
import { topics } from "./topics";
import DecisionDetails from "./DecisionDetails.svelte";
import "./board.css";
import SeatPanel from "./SeatPanel.svelte";

const ui: GameUi<View, AquaticaMove, AquaticaEvent> = {
  Board,
  ComponentDrawing,
  SeatPanel,
  seatHeight: 196,
  DecisionDetails,
  howto,
  callouts,
  gallery,
  reference,
  sounds,
  topics,
  onBoard: [
    "choose_king",
    "turn_menu",
    "claim_window",
    "choose_option",
    "explore",
    "keep_locations",
    "place_ichthyander",
    "choose_recruit",
    "choose_purchase",
    "choose_conquest",
    "draw_source",
    "choose_free_recruit",
    "choose_seizure",
    "choose_raise",
    "choose_raise_fully",
    "choose_score",
    "choose_return",
    "choose_ready",
    "choose_replay",
    "choose_tired",
  ],
};
export default ui;
