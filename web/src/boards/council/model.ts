// The views of Council of Shadows, and what is read out of them everywhere.

import type {
  CouncilEvent,
  CouncilMove,
  CouncilOwnPart,
  CouncilOwnView,
  CouncilView,
  SeatJson,
} from "../../generated/types";
import { fits, type Play } from "../../table/play.svelte";
import type { BoardProps } from "../contract";
import type { GameWords } from "../../words/game";
import type { Id } from "../../words/words";
import { dataOf, type ComponentData } from "./componentData";

export type View = CouncilView | CouncilOwnView;
export type Props = BoardProps<View, CouncilMove, CouncilEvent>;
export type Recent = Props["recent"];

/** What only the viewer sees; `null` for a spectator. */
export function ownPart(view: View): CouncilOwnPart | null {
  return "you" in view ? view.you : null;
}

/** What every part of the board needs. */
export interface BoardModel {
  view: View;
  own: CouncilOwnPart | null;
  data: ComponentData;
  words: GameWords;
  play: Play<CouncilMove>;
  seats: SeatJson[];
  recent: Recent;
  motion: number;
}

/** The model of a board that shows a view. */
export function boardModel({
  view,
  seats,
  words,
  play,
  recent,
  motion,
}: Omit<Props, "you">): BoardModel {
  const own = ownPart(view);
  return { view, own, data: dataOf(words.edition), words, play, seats, recent, motion };
}

/** The place of an owner in the lists of the view: the seats, then the Automa. */
export function ownerIndex(view: View, owner: Id): number {
  return view.markers.findIndex((marker) => String(marker.owner) === String(owner));
}

/** Whether an event with these arguments happened since the last view. */
export function happened(
  recent: Recent,
  event: CouncilEvent["event"],
  args: Record<string, Id> = {},
): boolean {
  return recent.some((entry) =>
    entry.events.some((found) => found.event === event && fits(found, args)),
  );
}
