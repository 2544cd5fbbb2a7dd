// What Antarctica sounds like: clear and cold.

import type { AntarcticaEvent } from "../../generated/types";
import type { GameSounds } from "../../lib/sound";

export const sounds: GameSounds<AntarcticaEvent["event"]> = {
  wave: "triangle",
  pitch: 587.33,
  slide: 1,
  events: {
    ship_placed: "place",
    sun_moved: "reveal",
    ship_sailed: "move",
    ship_relocated: "move",
    built: "place",
    scientists_placed: "place",
    cube_moved: "gain",
    scientists_recruited: "gain",
    know_how_taken: "gain",
    shipyard_card_taken: "card",
    card_played: "card",
    card_drawn: "card",
    icebreaker_used: "great",
    ship_joined: "great",
    ship_returned: "loss",
    research_lost: "loss",
    game_ended: "end",
  },
};
