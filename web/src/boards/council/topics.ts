// Which section of the how-to-play explains the decisions and moves of Council of Shadows.

import { bySection } from "../shared/topics";

export const topics = bySection({
  start: ["choose_commander"],
  purchase: ["purchase", "buy_card", "buy_upgrade"],
  modules: ["build_station"],
  planning: ["planning", "open_planning", "plan", "leave", "commit"],
  actions: [
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
    "choose_option",
    "option",
    "take_card",
    "done",
    "end_turn",
  ],
  evaluation: ["evaluation", "evaluate_some", "evaluate", "remove_cube", "remove"],
  levels: ["choose_tech"],
  bonus: ["return_bonus"],
  automa: ["automa_settle", "automa_keep", "automa_place"],
});
