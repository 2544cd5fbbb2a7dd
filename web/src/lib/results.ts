// How a game ended.

import type { ResultJson } from "../generated/types";
import type { GameWords } from "../words/game";
import { say } from "./session.svelte";

/** Whether those who played ended the game before its end: nobody has won it. */
export const byAgreement = (result: ResultJson | null | undefined): boolean =>
  result?.end === "agreement";

/** How it ended, said to who looks; `game`: what it is called. */
export function headline(result: ResultJson, words: GameWords, game: string): string {
  if (byAgreement(result)) return say("web-ended-title", { game });
  const others = result.winners.filter((side) => side !== words.you);
  const names = others.map((side) => words.called(side));
  if (result.winners.length === 0) return say("web-nobody-won", { game });
  if (others.length === result.winners.length)
    return say("web-won", { names, count: names.length });
  return names.length > 0 ? say("table-you-won-together", { names }) : say("table-you-won");
}

/** The place of who looks, if they played and somebody else has won. */
export function ownPlace(result: ResultJson, you: number | null): string {
  const side = result.sides.findIndex((each) => each === you);
  if (side < 0 || byAgreement(result) || result.winners.includes(you ?? -1)) return "";
  return say("table-your-place", {
    place: result.places[side] ?? 0,
    all: result.sides.length,
    points: result.scores[side] ?? 0,
  });
}
