import sky from "../../boards/council/council.css?inline";
import type { CouncilView } from "../../generated/types";
import type { PictureOf } from "../contract";
import Picture from "./Picture.svelte";

const picture: PictureOf<CouncilView> = { Picture, sheets: [sky], ground: "sky" };
export default picture;
