// Where the numbers stand in the drawings of the how-to-play, in units of each drawing. The messages
// `council-howto-SECTION.callouts` explain them, a line for each.

import type { Callouts } from "../../contract";

export const callouts: Callouts = {
  goal: [
    { x: 172, y: 112 },
    { x: 322, y: 112 },
  ],
  start: [
    { x: 34, y: 24 },
    { x: 124, y: 24 },
    { x: 330, y: 104 },
  ],
  map: [
    { x: 56, y: 92 },
    { x: 198, y: 26 },
    { x: 184, y: 122 },
  ],
  planning: [
    { x: 24, y: 34 },
    { x: 56, y: 116 },
    { x: 321, y: 38 },
  ],
  slide: [
    { x: 160, y: 22 },
    { x: 334, y: 70 },
  ],
  evaluation: [
    { x: 72, y: 104 },
    { x: 206, y: 30 },
    { x: 262, y: 34 },
    { x: 318, y: 40 },
  ],
};
