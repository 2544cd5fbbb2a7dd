// Council of Shadows for the table page.

import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import "./council.css";
import { howto } from "./howto/index";
import Panel from "./Panel.svelte";
import SeatPanel from "./SeatPanel.svelte";
import type { View } from "./types";

const ui: GameUi<View> = {
  howto,
  Board,
  SeatPanel,
  Panel,
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
