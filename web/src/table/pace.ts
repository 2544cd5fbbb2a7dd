// How fast the moves of others are shown.

import type { Speed } from "../lib/settings";

/** The time that everything takes, as a factor; what is shown at once takes none. */
export const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, once: 0 };

/** How long one motion on a board takes at the usual speed, in milliseconds. */
export const MOTION = 420;
