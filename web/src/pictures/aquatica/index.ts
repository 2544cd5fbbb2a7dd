import sea from "../../boards/aquatica/sea.css?inline";
import things from "../../boards/aquatica/things.css?inline";
import type { AquaticaView } from "../../generated/types";
import type { PictureOf } from "../contract";
import Picture from "./Picture.svelte";

const picture: PictureOf<AquaticaView> = { Picture, sheets: [sea, things], ground: "ocean" };
export default picture;
