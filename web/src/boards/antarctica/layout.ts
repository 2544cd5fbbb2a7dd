// How large the pole can be, and where the cards go.

export interface Layout {
  kind: "unrolled" | "corners" | "stacked";
  /** The side of the square that the pole is drawn in. */
  ring: number;
  /** The width of a building card. */
  card: number;
}

const NARROW = 600;
const INSET = 8;
/** The outermost ring of the drawing is open water: cards may lie on it. */
const WATER = 1.07;
const CARD = { least: 140, most: 184, ratio: 1.07 };
/** Smaller than this nothing could be read: the board rather scrolls. */
const LEAST = 560;
/** Room for a row of cards below the pole. */
const ROW = 210;

/** The largest circle in a box whose corners are taken by cards. */
export function circleBetween(width: number, height: number, card: number): number {
  const across = width / 2 - card - INSET;
  const down = height / 2 - card * CARD.ratio - INSET;
  if (across <= 0 || down <= 0) return 0;
  return Math.min(width, height, 2 * WATER * Math.hypot(across, down));
}

export function layout(width: number, height: number): Layout {
  if (width < NARROW) return { kind: "unrolled", ring: 0, card: Math.min(184, (width - 32) / 2) };
  const least = Math.min(width, LEAST);
  const stacked = Math.min(width, Math.max(least, height - ROW));
  let card = CARD.most;
  while (card > CARD.least && circleBetween(width, height, card) < Math.min(width, height))
    card -= 4;
  const between = circleBetween(width, height, card);
  const wide = width - 2 * card;
  if (between >= stacked || wide > least * 0.7)
    return { kind: "corners", ring: Math.max(between, least), card };
  return { kind: "stacked", ring: stacked, card: Math.min(CARD.most, (width - 64) / 4) };
}
