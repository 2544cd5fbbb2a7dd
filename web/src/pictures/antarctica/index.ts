import type { View } from "../../boards/antarctica/ice.svelte";
import ice from "../../boards/antarctica/ice.css?inline";
import type { PictureOf } from "../contract";
import Picture from "./Picture.svelte";

const picture: PictureOf<View> = { Picture, sheets: [ice], ground: "sea" };
export default picture;
