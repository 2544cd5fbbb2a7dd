// What Council of Shadows sounds like: low and far away.

import type { CouncilEvent } from "../../generated/types";
import type { GameSounds } from "../../lib/sound";

export const sounds: GameSounds<CouncilEvent["event"]> = {
  wave: "triangle",
  pitch: 293.66,
  slide: 0.94,
  events: {
    commander_chosen: "card",
    round_begins: "reveal",
    card_bought: "card",
    card_taken: "card",
    card_acts: "card",
    upgrade_bought: "place",
    committed: "move",
    consumption_moved: "move",
    tile_drawn: "reveal",
    tile_placed: "place",
    settled: "place",
    station_built: "place",
    gems_taken: "gain",
    yield_taken: "gain",
    energy_gained: "gain",
    level_reached: "great",
    throne_taken: "great",
    tech_lost: "loss",
    cube_removed: "loss",
    game_ended: "end",
  },
};
