// The games' own drawings, each loaded when first needed. A game without any is shown plainly.

import type { GameUi } from "../boards/contract";
import Plain from "../boards/plain/index";
import { byGame } from "./gameFolders";

type Ui = GameUi<Record<string, unknown>>;

const found = byGame(
  import.meta.glob<{ default: Ui }>([
    "../boards/*/index.ts",
    "!../boards/plain/index.ts",
    "@extra-boards/*/index.ts",
  ]),
);

export async function boardOf(game: string): Promise<Ui> {
  const load = found.get(game);
  return load ? (await load()).default : Plain;
}
