// Where a seat's things are in its panel.

import { wrap } from "../../boards/shared/svgText";
import type { BoardModel } from "../../boards/council/model";
import { PANEL } from "../contract";

export const TOP = 48;
export const COUNTS = 24;
export const FIELD = 48;
export const CHIP = 24;
export const LINE = 15;
/** Names are narrower than other words of their size. */
const LETTERS = 10.5;
export const PER_ROW = Math.floor(PANEL / CHIP);

/** What a seat has besides cards, by name, in lines. */
export function things(model: BoardModel, seat: number): string[] {
  const part = model.view.seats[seat];
  if (!part) return [];
  const { words } = model;
  const names = [
    ...(part.commander ? [words.name("commander", part.commander)] : []),
    ...part.dark_tech.map((id) => words.name("tech", id)),
    ...part.upgrades.filter((id) => !id.startsWith("range")).map((id) => words.name("upgrade", id)),
  ];
  return names.length > 0 ? wrap(names.join(" · "), PANEL, LETTERS, 4) : [];
}

export function handRows(model: BoardModel, seat: number): number {
  return Math.ceil((model.view.seats[seat]?.hand.length ?? 0) / PER_ROW);
}

export function seatHeight(model: BoardModel, seat: number): number {
  return (
    TOP + COUNTS + FIELD + 4 + handRows(model, seat) * CHIP + things(model, seat).length * LINE
  );
}
