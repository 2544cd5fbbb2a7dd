// Which paragraph of the how-to-play explains the decisions and moves of Council of Shadows.

import { byParagraph } from "../shared/topics";

export const topics = byParagraph({
  "modules-2": ["choose_commander"],
  "purchase-1": ["purchase", "buy_card"],
  "purchase-2": ["buy_upgrade"],
  "modules-1": ["build_station"],
  "planning-1": ["planning", "open_planning", "plan", "leave", "commit"],
  "actions-1": ["done", "end_turn"],
  "actions-2": [
    "settle",
    "choose_cubes",
    "cubes",
    "mine",
    "explore",
    "keep_tile",
    "keep",
    "place_tile",
    "place",
    "use_tile",
    "take_yield",
    "upgrade_gem",
  ],
  "cards-2": ["choose_option", "option"],
  "levels-2": ["choose_tech", "take_card"],
  "evaluation-1": ["evaluation", "evaluate_some", "evaluate", "remove_cube", "remove"],
  "bonus-3": ["return_bonus"],
  "automa-2": ["automa_settle", "automa_keep", "automa_place"],
});
