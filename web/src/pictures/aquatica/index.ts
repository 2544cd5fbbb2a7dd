import board from "../../boards/aquatica/board.css?inline";
import type { AquaticaView } from "../../generated/types";
import type { PictureOf } from "../contract";
import Picture from "./Picture.svelte";

const picture: PictureOf<AquaticaView> = { Picture, sheets: [board], ground: "ocean" };
export default picture;
