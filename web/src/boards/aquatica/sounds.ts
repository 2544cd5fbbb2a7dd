// What Aquatica sounds like: bubbles that rise.

import type { AquaticaEvent } from "../../generated/types";
import type { GameSounds } from "../../lib/sound";

export const sounds: GameSounds<AquaticaEvent["event"]> = {
  wave: "sine",
  pitch: 440,
  slide: 1.35,
  events: {
    king_chosen: "card",
    character_played: "card",
    character_replayed: "card",
    recruited: "gain",
    explored: "reveal",
    location_taken: "place",
    manta_used: "move",
    manta_won: "gain",
    raised: "gain",
    all_returned: "move",
    location_scored: "great",
    goal_claimed: "great",
    character_removed: "loss",
    location_discarded: "loss",
    game_ended: "end",
  },
};
