// Where the numbers stand in the drawings of the how-to-play, in units of each drawing. The messages
// `aquatica-howto-SECTION.callouts` explain them, a line for each.

import type { Callouts } from "../../contract";

export const callouts: Callouts = {
  board: [
    { x: 280, y: 34 },
    { x: 148, y: 120 },
    { x: 38, y: 250 },
    { x: 38, y: 384 },
    { x: 284, y: 514 },
  ],
  locations: [
    { x: 34, y: 38 },
    { x: 184, y: 46 },
    { x: 184, y: 152 },
    { x: 350, y: 40 },
  ],
  pay: [
    { x: 36, y: 54 },
    { x: 198, y: 34 },
    { x: 276, y: 130 },
    { x: 424, y: 42 },
  ],
  raise: [
    { x: 162, y: 32 },
    { x: 380, y: 28 },
    { x: 352, y: 108 },
  ],
  goals: [
    { x: 62, y: 14 },
    { x: 138, y: 14 },
    { x: 318, y: 124 },
  ],
};
