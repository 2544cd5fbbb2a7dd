import type { View } from "../../boards/antarctica/model.svelte";
import board from "../../boards/antarctica/board.css?inline";
import type { PictureOf } from "../contract";
import Picture from "./Picture.svelte";

const picture: PictureOf<View> = { Picture, sheets: [board], ground: "sea" };
export default picture;
