// Somebody from the chest up: a grammar of heads and garments that portraits are put together from.
// The face is around (0, 0), the chest reaches down to y = 60; the frame is 44 wide.

import { area, line, oval, type Art } from "./shapes";

export interface Bust {
  skin: string;
  robe: string;
  trim?: string;
  /** Behind the head, such as long hair. */
  behind?: Art;
  /** Over the face: hair, helmet, beard, crown. */
  over?: Art;
  /** In front of the chest: what is held or worn. */
  held?: Art;
  /** Another pair of eyes. */
  eyes?: Art;
}

const EYES: Art = [
  area("#ffffff", `${oval(-3.8, -1, 2, 1.6)}${oval(3.8, -1, 2, 1.6)}`),
  area("#17222e", `${oval(-3.5, -1, 1.1)}${oval(4.1, -1, 1.1)}`),
];

export function bust({
  skin,
  robe,
  trim,
  behind = [],
  over = [],
  held = [],
  eyes = EYES,
}: Bust): Art {
  return [
    ...behind,
    area(robe, "M-22 64V30q2-11 13-13h18q11 2 13 13v34z"),
    area("#000000", "M6 17h3q11 2 13 13v34H8z", 0.14),
    ...(trim ? [area(trim, "M-9 17L0 34 9 17h-4L0 26l-5-9z")] : []),
    area(skin, "M-4 8h8v10q-4 5-8 0z"),
    area("#000000", "M-4 10q5 5 8 1v4q-4 4-8 0z", 0.2),
    area(skin, "M-9.5-4q0-10 9.5-10t9.5 10q0 15-9.5 16T-9.5-4z"),
    area("#000000", "M3-13.6q6.5 1.6 6.5 9.6 0 12-7 15.4Q6 0 3-13.6z", 0.1),
    ...eyes,
    line("#17222e", 1, "M-2.4 6q2.4 1.6 4.8 0", 0.6),
    ...over,
    ...held,
  ];
}

export const crown = (fill: string, spikes: string): Art => [
  area(fill, spikes),
  area("#000000", "M2-20h8v6H2z", 0.12),
];

export const beard = (fill: string, long = 20): Art => [
  area(
    fill,
    `M-10 0q-1 10 2 ${long * 0.6}Q0 ${long + 8} 8 ${long * 0.6} 11 10 10 0q-3 6-6 5-4-2-8 0-3 1-6-5z`,
  ),
  line("#17222e", 1, "M-2.4 6.4q2.4 1.4 4.8 0", 0.7),
];
