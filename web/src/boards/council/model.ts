// The views of Council of Shadows, and what is read out of them everywhere.

import type {
  CouncilOwnPart,
  CouncilOwnView,
  CouncilView,
  LogEntryJson,
  SeatJson,
} from "../../generated/types";
import type { Play } from "../../table/play.svelte";
import type { GameWords } from "../../words/game";
import type { Id } from "../../words/words";
import type { ComponentData } from "./componentData";

export type View = CouncilView | CouncilOwnView;

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
  play: Play;
  seats: SeatJson[];
  recent: LogEntryJson[];
  motion: number;
}

/** The place of an owner in the lists of the view: the seats, then the Automa. */
export function ownerIndex(view: View, owner: Id): number {
  return view.markers.findIndex((marker) => String(marker.owner) === String(owner));
}

/** Whether an event with these arguments happened since the last view. */
export function happened(
  recent: LogEntryJson[],
  event: string,
  args: Record<string, Id> = {},
): boolean {
  return recent.some((entry) =>
    entry.events.some(
      (found) =>
        found["event"] === event &&
        Object.entries(args).every(([name, value]) => String(found[name]) === String(value)),
    ),
  );
}
