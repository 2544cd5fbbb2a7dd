import board from "../../boards/council/board.css?inline";
import type { View } from "../../boards/council/model";
import type { CouncilEvent, CouncilMove } from "../../generated/types";
import type { PictureOf } from "../contract";
import Picture from "./Picture.svelte";

const picture: PictureOf<View, CouncilMove, CouncilEvent> = {
  Picture,
  sheets: [board],
  ground: "sky",
};
export default picture;
