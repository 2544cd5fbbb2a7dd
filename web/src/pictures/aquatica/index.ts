import board from "../../boards/aquatica/board.css?inline";
import type { View } from "../../boards/aquatica/model.svelte";
import type { AquaticaEvent, AquaticaMove } from "../../generated/types";
import type { PictureOf } from "../contract";
import Picture from "./Picture.svelte";

const picture: PictureOf<View, AquaticaMove, AquaticaEvent> = {
  Picture,
  sheets: [board],
  ground: "ocean",
};
export default picture;
