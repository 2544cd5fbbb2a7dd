// Which section of the how-to-play explains the decisions and moves of Aquatica.

import { bySection } from "../shared/topics";

export const topics = bySection({
  start: ["choose_king"],
  turn: ["turn_menu", "end_turn", "continue"],
  characters: ["choose_recruit", "choose_free_recruit", "recruit", "play"],
  effects: [
    "choose_option",
    "option",
    "choose_replay",
    "replay",
    "choose_tired",
    "tire",
    "choose_return",
    "return",
  ],
  locations: [
    "choose_purchase",
    "choose_conquest",
    "choose_seizure",
    "buy",
    "conquer",
    "seize",
    "use_depth",
  ],
  pay: ["draw_source", "draw", "pay"],
  raise: ["choose_raise", "choose_raise_fully", "choose_score", "raise", "raise_fully", "score"],
  mantas: ["use_manta", "choose_ready", "ready"],
  explore: ["explore", "keep_locations", "drop", "decline"],
  goals: ["claim_window", "claim"],
  solo: ["place_ichthyander"],
});
