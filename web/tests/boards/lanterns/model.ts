// What the parts of this board share.

import type { BoardProps } from "../../../src/boards/contract";
import type {
  LanternsEvent,
  LanternsMove,
  LanternsOwnView,
  LanternsView,
} from "../../../src/generated/types";

export type View = LanternsView & Partial<Pick<LanternsOwnView, "you">>;
export type Props = BoardProps<View, LanternsMove, LanternsEvent>;

/** What lanterns and candles are worth, by their place in the view. */
export const VALUES = [1, 2, 3];

/** The candles that a seat still has: in the view a bit for each. */
export function candlesOf(hand: number): number[] {
  return VALUES.filter((_, place) => (hand >> place) & 1);
}
