// Where the numbers stand in the drawings of the how-to-play, in units of each drawing. The messages
// `antarctica-howto-SECTION.callouts` explain them, a line for each.

import type { Callouts } from "../../contract";

export const callouts: Callouts = {
  board: [
    { x: 119, y: 18 },
    { x: 257, y: 203 },
    { x: 338, y: 116 },
    { x: 180, y: 150 },
  ],
  sun: [
    { x: 84, y: 14 },
    { x: 150, y: 18 },
    { x: 255, y: 18 },
  ],
  build: [
    { x: 106, y: 57 },
    { x: 186, y: 26 },
    { x: 107, y: 122 },
    { x: 246, y: 120 },
  ],
  research: [
    { x: 101, y: 100 },
    { x: 209, y: 22 },
    { x: 155, y: 106 },
    { x: 263, y: 106 },
  ],
  scoring: [
    { x: 78, y: 56 },
    { x: 215, y: 60 },
    { x: 326, y: 116 },
  ],
};
