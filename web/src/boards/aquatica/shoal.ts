import type { AquaticaSeatView } from "../../generated/types";

export interface ShoalManta {
  manta: string;
  tired: boolean;
  /** The first of its kind: equal mantas are one choice. */
  first: boolean;
  key: string;
}

/** All mantas of a reserve in the order of their kinds, ready ones first: each keeps its place. */
export function shoalOf(seat: AquaticaSeatView, kinds: string[]): ShoalManta[] {
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
