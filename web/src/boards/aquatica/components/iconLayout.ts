import type { Icon, Part } from "../effects";

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
export function lines(parts: Part[], width: number, size: number): Placed[] {
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
  const high = size * 1.2;
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
