import type { LegalMove, Play, Question } from "./model.svelte";
// Which moves belong to which thing, and what to ask about when none is legal.

/** A displayed location or character; the one being paid for completes the payment. */
export function slotMoves(play: Play, slot: string, paying: boolean): LegalMove[] {
  const moves = play.find({ kind: ["recruit", "buy", "conquer", "seize", "drop"], slot });
  return paying ? [...moves, ...play.find({ kind: "pay" })] : moves;
}

export function slotQuestion(decision: string, slot: string): Question {
  if (slot.startsWith("character")) return { kind: "recruit", slot };
  if (decision === "choose_purchase") return { kind: "buy", slot };
  if (decision === "keep_locations" && slot.startsWith("lower")) return { kind: "drop", slot };
  return { kind: decision === "choose_seizure" ? "seize" : "conquer", slot };
}

/** A location on the own board. */
export function spaceMoves(play: Play, space: string): LegalMove[] {
  return [
    ...play.find({ kind: ["use_depth", "raise", "raise_fully", "score"], space }),
    ...play.find({ kind: "draw", source: space }),
  ];
}

export function spaceQuestion(decision: string, space: string): Question {
  if (decision === "draw_source") return { kind: "draw", source: space };
  if (decision === "choose_score") return { kind: "score", space };
  if (decision === "choose_raise_fully") return { kind: "raise_fully", space };
  return { kind: decision === "choose_raise" ? "raise" : "use_depth", space };
}

/** A manta of the own reserve: used, drawn on, tired or claimed with. A tired one can be made ready. */
export function mantaMoves(play: Play, manta: string, tired: boolean, first: boolean): LegalMove[] {
  return [
    ...play.find({ kind: tired ? "ready" : ["use_manta", "draw", "tire"], manta }),
    ...(tired ? [] : play.find({ kind: "draw", source: manta })),
    ...(first ? play.find({ kind: "claim", manta }) : []),
  ];
}

const DRAWN = ["trained_power", "trained_coin", "wild_coin", "wild_power", "wild_power_double"];

export function mantaQuestion(decision: string, manta: string): Question {
  if (decision === "choose_ready") return { kind: "ready", manta };
  if (decision === "choose_tired") return { kind: "tire", manta };
  if (DRAWN.includes(manta)) return { kind: "draw", source: manta };
  return { kind: "use_manta", manta };
}
