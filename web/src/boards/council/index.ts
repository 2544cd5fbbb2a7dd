// Council of Shadows for the table page.

import type { CouncilEvent, CouncilMove } from "../../generated/types";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import ComponentDrawing from "./ComponentDrawing.svelte";
import "./board.css";
import { howto } from "./howto/index";
import { callouts } from "./howto/callouts";
import Emblem from "./components/Emblem.svelte";
import DecisionDetails from "./DecisionDetails.svelte";
import { gallery } from "./gallery";
import { reference } from "./reference";
import { sounds } from "./sounds";
import { topics } from "./topics";
import SeatPanel from "./SeatPanel.svelte";
import type { View } from "./model";

const ui: GameUi<View, CouncilMove, CouncilEvent> = {
  howto,
  callouts,
  gallery,
  reference,
  sounds,
  topics,
  Board,
  ComponentDrawing,
  SeatPanel,
  seatHeight: 290,
  decisionHeight: 72,
  DecisionDetails,
  closing: ["commit"],
  emblem: { domain: "civilisation", title: "council-web-civilisation", Drawing: Emblem },
  onBoard: [
    "choose_commander",
    "purchase",
    "planning",
    "open_planning",
    "settle",
    "choose_cubes",
    "mine",
    "upgrade_gem",
    "explore",
    "keep_tile",
    "place_tile",
    "use_tile",
    "take_card",
    "evaluation",
    "evaluate_some",
    "remove_cube",
    "return_bonus",
    "choose_tech",
    "automa_settle",
    "automa_keep",
    "automa_place",
  ],
};
export default ui;
