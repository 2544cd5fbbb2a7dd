// Which section of the how-to-play explains the decisions and moves of Antarctica.

import { bySection } from "../shared/topics";

export const topics = bySection({
  start: ["place_start_ship", "place_extra_cube", "place_ship", "place_cube"],
  sun: ["move_ship", "sail"],
  turn: ["turn_menu", "end_turn", "offer_second_turn", "accept", "decline"],
  build: ["build"],
  camp: ["recruit"],
  research: ["choose_track", "research_three_track", "research", "advance"],
  symbols: ["relocate", "relocate_to", "draft_pick", "draft"],
  ships: ["accept_new_ship", "shipyard_pick", "new_ship", "pick"],
  cards: ["play", "lay_icebreaker"],
  giveback: ["give_back_cube", "give_back_unused_ship", "give_back_ship"],
});
