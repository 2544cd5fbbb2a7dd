import board from "../../boards/council/board.css?inline";
import type { CouncilView } from "../../generated/types";
import type { PictureOf } from "../contract";
import Picture from "./Picture.svelte";

const picture: PictureOf<CouncilView> = { Picture, sheets: [board], ground: "sky" };
export default picture;
