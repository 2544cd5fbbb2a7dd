import type { View } from "../../boards/antarctica/model.svelte";
import board from "../../boards/antarctica/board.css?inline";
import type { AntarcticaEvent, AntarcticaMove } from "../../generated/types";
import type { PictureOf } from "../contract";
import Picture from "./Picture.svelte";

const picture: PictureOf<View, AntarcticaMove, AntarcticaEvent> = {
  Picture,
  sheets: [board],
  ground: "sea",
};
export default picture;
