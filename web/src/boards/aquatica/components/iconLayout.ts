import type { Icon, Part } from "../effects";

/** How far lines are apart, in icons; in a full box they touch. */
const LINE = 1.2;
/** What is tried if icons do not fit, as a part of their full size. */
const SIZES = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72];

/** How wide an icon is drawn. */
export function iconWidth(icon: Icon, size: number): number {
  return size * (1 + (icon.number ? 0.58 : 0) + (icon.type ? 1.1 : 0));
}

export interface Placed {
  part: Part;
  x: number;
  y: number;
}

function partWidth(part: Part, size: number): number {
  if ("icon" in part) return iconWidth(part.icon, size);
  return part.sign === "or" ? size * 0.5 : size;
}

/** Parts in lines around (0, 0), as many in a line as fit into `width`. */
export function lines(parts: Part[], width: number, size: number, line = LINE): Placed[] {
  const gap = size * 0.24;
  const rows: { parts: Part[]; width: number }[] = [];
  for (const part of parts) {
    const wide = partWidth(part, size);
    const row = rows.at(-1);
    if (row && row.width + gap + wide <= width) {
      row.parts.push(part);
      row.width += gap + wide;
    } else rows.push({ parts: [part], width: wide });
  }
  const high = size * line;
  return rows.flatMap((row, line) => {
    let x = -row.width / 2;
    return row.parts.map((part) => {
      const wide = partWidth(part, size);
      const placed = { part, x: x + wide / 2, y: (line - (rows.length - 1) / 2) * high };
      x += wide + gap;
      return placed;
    });
  });
}

export interface Fitted {
  size: number;
  placed: Placed[];
  /** Whether all of it lies within the height. */
  fits: boolean;
}

/** Parts in lines within a box: as large as they fit, but no smaller than `least`. */
export function fitted(
  parts: Part[],
  width: number,
  height: number,
  most: number,
  least: number,
): Fitted {
  const sizes = SIZES.map((part) => most * part).filter((size) => size > least);
  const tried: [number, number][] = [...sizes, least].map((size) => [size, LINE]);
  let found: Fitted = { size: most, placed: [], fits: false };
  for (const [size, line] of [...tried, [least, 1] as const]) {
    const placed = lines(parts, width, size, line);
    const high = 2 * Math.max(0, ...placed.map(({ y }) => y)) + size;
    found = { size, placed, fits: high <= height };
    if (found.fits) break;
  }
  return found;
}
