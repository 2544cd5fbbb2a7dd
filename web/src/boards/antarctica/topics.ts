// Which paragraph of the how-to-play explains the decisions and moves of Antarctica.

import { byParagraph } from "../shared/topics";

export const topics = byParagraph({
  "start-2": ["place_extra_cube", "place_cube"],
  "start-3": ["place_start_ship", "place_ship"],
  "turn-1": ["move_ship", "sail"],
  "turn-2": ["turn_menu", "end_turn"],
  "cards-1": ["offer_second_turn", "lay_icebreaker"],
  "build-1": ["build"],
  "camp-1": ["recruit"],
  "research-1": ["choose_track", "research", "advance"],
  "symbols-3": [
    "research_three_track",
    "relocate",
    "relocate_to",
    "draft_pick",
    "draft",
    "accept",
    "decline",
  ],
  "ships-1": ["new_ship", "accept_new_ship"],
  "ships-2": ["shipyard_pick", "pick"],
  "cards-2": ["play"],
  "giveback-1": ["give_back_cube", "give_back_unused_ship", "give_back_ship"],
});
