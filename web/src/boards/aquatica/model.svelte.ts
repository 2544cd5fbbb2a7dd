// What several parts of the board read out of the view, and which seat's realm is shown.

import type {
  AquaticaEvent,
  AquaticaMove,
  AquaticaOwnView,
  AquaticaSeatView,
  AquaticaView,
} from "../../generated/types";
import type * as table from "../../table/play.svelte";
import type { GameWords } from "../../words/game";
import type { BoardProps } from "../contract";
import type { Layout } from "./layout";

export type View = AquaticaView | AquaticaOwnView;
export type Props = BoardProps<View, AquaticaMove, AquaticaEvent>;
export type Play = table.Play<AquaticaMove>;
export type LegalMove = table.Legal<AquaticaMove>;
/** A move that is asked about when it is not legal. */
export type Question = table.Question<AquaticaMove>;

/** What the cards of the rows, the hand and a realm are drawn from. */
export interface CardsProps {
  view: AquaticaView;
  words: GameWords;
  play: Play;
  plan: Layout;
  motion: number;
  seat: number;
  own: boolean;
  news: Set<string>;
  taken: Map<string, string>;
}

class ShownRealm {
  /** The seat whose realm is drawn large on the board; `null`: the viewer's own. A click on a seat's
   *  panel changes it. */
  seat = $state<number | null>(null);
}

export const shownRealm = new ShownRealm();

/** Equal cards are one choice, so they are drawn as one stack. */
export function grouped(cards: string[]): { id: string; copies: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([id, copies]) => ({ id, copies }));
}

export interface ReserveManta {
  manta: string;
  tired: boolean;
  /** The first of its kind: equal mantas are one choice. */
  first: boolean;
  key: string;
}

/** All mantas of a reserve in the order of their kinds, ready ones first: each keeps its place. */
export function mantaReserve(seat: AquaticaSeatView, kinds: string[]): ReserveManta[] {
  return kinds.flatMap((manta) => {
    const ready = seat.ready.filter((other) => other === manta).length;
    const all = ready + seat.tired.filter((other) => other === manta).length;
    return Array.from({ length: all }, (_, at) => ({
      manta,
      tired: at >= ready,
      first: at === 0,
      key: `${manta}-${at}`,
    }));
  });
}
