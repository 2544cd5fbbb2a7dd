// Which paragraph of the how-to-play explains the decisions and moves of Aquatica.

import { byParagraph } from "../shared/topics";

export const topics = byParagraph({
  "start-3": ["choose_king"],
  "turn-1": ["turn_menu", "play"],
  "turn-3": ["end_turn"],
  "turn-2": ["claim_window", "continue"],
  "characters-3": ["choose_recruit", "choose_free_recruit", "recruit"],
  "effects-4": ["choose_option", "option", "choose_tired", "tire"],
  "effects-3": ["choose_replay", "replay", "choose_return", "return", "choose_ready", "ready"],
  "locations-1": [
    "choose_purchase",
    "choose_conquest",
    "choose_seizure",
    "buy",
    "conquer",
    "seize",
  ],
  "locations-2": ["use_depth"],
  "pay-1": ["draw_source", "draw", "pay"],
  "raise-1": ["choose_raise", "choose_raise_fully", "raise", "raise_fully"],
  "raise-2": ["choose_score", "score"],
  "mantas-1": ["use_manta"],
  "characters-1": ["decline"],
  "explore-1": ["explore", "keep_locations", "drop"],
  "goals-1": ["claim"],
  "solo-2": ["place_ichthyander"],
});
