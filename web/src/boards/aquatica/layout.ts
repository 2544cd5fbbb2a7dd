// Where everything lies, in units of the drawing. A narrow container gets another arrangement.

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}

export interface CardSize {
  w: number;
  /** Above the depths. */
  head: number;
  /** One depth. */
  step: number;
  /** Below the depths: points and manta. */
  foot: number;
  /** Whether there is room for names. */
  named: boolean;
}

export interface Layout {
  w: number;
  h: number;
  narrow: boolean;
  card: CardSize;
  goals: Box[];
  /** Points of cards are where their depths begin, under the head. */
  upper: Point[];
  lower: Point[];
  deck: Box;
  supply: Box;
  row: Box[];
  columns: Point[];
  realm: Box;
  piles: Box;
  mantas: Box;
  hand: Box;
  /** The surface of the sea, the sea floor, and the edge under which the viewer's realm lies. */
  surface: number;
  floor: number;
  edge: number;
}

export const MOST_DEPTHS = 5;

export function bodyHeight(card: CardSize, depths: number): number {
  return depths * card.step + card.foot;
}

function inRow(count: number, x: number, y: number, w: number, gap: number): Point[] {
  return Array.from({ length: count }, (_, at) => ({ x: x + at * (w + gap), y }));
}

/** With these heights all of the board is in view at 1280×720, and its letters have 11 pixels there. */
const WIDE_CARD: CardSize = { w: 128, head: 47, step: 19, foot: 24, named: true };
const WIDE_PERSON = 78;
/** A taller container gives room to the pictures: so much more for a depth, and for a character. */
const MOST_DEEPER = 12;
const MOST_TALLER = 30;
/** Three rows of locations lie above each other, and two of characters. */
const LOCATION_ROWS = 3;
const CHARACTER_ROWS = 2;
/** Smaller than this letters could not be read: the board rather scrolls. */
const LEAST_SCALE = 0.77;

/** `deeper` and `taller`: how much higher depths and characters are than where there is no room. */
function wide(deeper = 0, taller = 0): Layout {
  const card = { ...WIDE_CARD, step: WIDE_CARD.step + deeper };
  const person = WIDE_PERSON + taller;
  const w = 940;
  const edge = 14;
  const inner = w - 2 * edge;
  const full = card.head + bodyHeight(card, MOST_DEPTHS);
  const goalWidth = (inner - 3 * 10) / 4;
  const goals = inRow(4, edge, 5, goalWidth, 10).map((at) => ({ ...at, w: goalWidth, h: 95 }));
  const rowsY = 108;
  const upperY = rowsY + card.head;
  const upperX = (w - 4 * card.w - 3 * 8) / 2;
  const lowerY = upperY + full + 8;
  const lowerX = (w - 6 * card.w - 5 * 8) / 2;
  const rowY = rowsY + 2 * full + 16;
  const personWidth = (inner - 5 * 6) / 6;
  const row = inRow(6, edge, rowY, personWidth, 6).map((at) => ({
    ...at,
    w: personWidth,
    h: person,
  }));
  const realmY = rowY + person + 38;
  const columnY = realmY + 20 + card.head;
  const piles = 116;
  const mantas = 114;
  const handY = realmY + 20 + full + 10;
  return {
    w,
    h: handY + person + 10,
    narrow: false,
    card,
    goals,
    upper: inRow(4, upperX, upperY, card.w, 8),
    lower: inRow(6, lowerX, lowerY, card.w, 8),
    deck: { x: edge + 46, y: 124, w: 104, h: 130 },
    supply: { x: w - edge - 170, y: 122, w: 150, h: 140 },
    row,
    columns: inRow(5, edge + piles + 8, columnY, card.w, 6),
    realm: { x: edge + piles + 2, y: realmY, w: 5 * card.w + 4 * 6 + 12, h: full + 24 },
    piles: { x: edge, y: realmY, w: piles, h: full + 24 },
    mantas: { x: w - edge - mantas, y: realmY, w: mantas, h: full + 24 },
    hand: { x: edge, y: handY, w: inner, h: person },
    surface: 86,
    floor: rowY + person * 0.66,
    edge: realmY - 6,
  };
}

/** What is left over below the board goes to depths and characters. */
function stretched(height: number): Layout {
  const plan = wide();
  const spare = Math.max(0, height - plan.h);
  const deeper = Math.min(MOST_DEEPER, (spare * 0.75) / (LOCATION_ROWS * MOST_DEPTHS));
  const rest = spare - deeper * LOCATION_ROWS * MOST_DEPTHS;
  return spare > 0 ? wide(deeper, Math.min(MOST_TALLER, rest / CHARACTER_ROWS)) : plan;
}

const NARROW_CARD: CardSize = { w: 57, head: 42, step: 25, foot: 48, named: false };

function narrow(handSize: number, mantas: number): Layout {
  const card = NARROW_CARD;
  const w = 380;
  const edge = 6;
  const inner = w - 2 * edge;
  const full = card.head + bodyHeight(card, MOST_DEPTHS);
  const goalWidth = (inner - 6) / 2;
  const goals = [0, 1, 2, 3].map((at) => ({
    x: edge + (at % 2) * (goalWidth + 6),
    y: 10 + Math.floor(at / 2) * 104,
    w: goalWidth,
    h: 98,
  }));
  const upperY = 226 + card.head;
  const lowerY = upperY + full + 8;
  const rowY = 226 + 2 * full + 20;
  const row = inRow(6, edge, rowY, 58, 4).map((at) => ({ ...at, w: 58, h: 112 }));
  const realmY = rowY + 112 + 44;
  const columnY = realmY + 22 + card.head;
  const mantasY = realmY + full + 34;
  const mantasHeight = Math.max(1, Math.ceil(mantas / 5)) * 52;
  const pilesY = mantasY + mantasHeight + 8;
  const handY = pilesY + 118;
  const handHeight = Math.max(1, Math.ceil(handSize / 3)) * 96;
  return {
    w,
    h: handY + handHeight + 8,
    narrow: true,
    card,
    goals,
    upper: inRow(4, edge, upperY, card.w, 5),
    lower: inRow(6, edge, lowerY, card.w, 5),
    deck: { x: edge + 4 * 62 + 12, y: 232, w: 50, h: 66 },
    supply: { x: edge + 4 * 62 + 4, y: 312, w: 112, h: 120 },
    row,
    columns: inRow(5, edge + 6, columnY, 67, 5).map((at) => ({ ...at, x: at.x + 5 })),
    realm: { x: edge, y: realmY, w: inner, h: full + 26 },
    piles: { x: edge, y: pilesY, w: inner, h: 108 },
    mantas: { x: edge, y: mantasY, w: inner, h: mantasHeight },
    hand: { x: edge, y: handY, w: inner, h: handHeight },
    surface: 196,
    floor: rowY + 70,
    edge: realmY - 6,
  };
}

const NARROW_BELOW = 600;

/** For a container of this size; without a height, as low as the board may be. */
export function layout(width: number, handSize: number, mantas: number, height = 0): Layout {
  if (width < NARROW_BELOW) return narrow(handSize, mantas);
  return stretched((height * wide().w) / width);
}

/** What of the drawing is seen: all of it if it stays legible, else as wide as the container. */
export function zoom(plan: Layout, width: number, height: number): number {
  const byWidth = width / plan.w;
  if (plan.narrow || height <= 0) return byWidth;
  return Math.min(byWidth, Math.max(height / plan.h, LEAST_SCALE));
}

/** Boxes for so many cards: as wide as they may be, in as many lines as the hand has. */
export function spread(box: Box, count: number, narrowly: boolean): Box[] {
  const gap = 6;
  const perLine = narrowly ? 3 : Math.max(count, 6);
  const w = (box.w - (perLine - 1) * gap) / perLine;
  return Array.from({ length: count }, (_, at) => ({
    x: box.x + (at % perLine) * (w + gap),
    y: box.y + Math.floor(at / perLine) * 96,
    w,
    h: narrowly ? 90 : box.h,
  }));
}

/** Cells of a grid, no higher than `most`. */
export function grid(box: Box, count: number, columns: number, most: number): Box[] {
  const rows = Math.max(1, Math.ceil(count / columns));
  const w = box.w / columns;
  const h = Math.min(most, box.h / rows);
  return Array.from({ length: count }, (_, at) => ({
    x: box.x + (at % columns) * w,
    y: box.y + Math.floor(at / columns) * h,
    w,
    h,
  }));
}
