// Drawings for the how-to-play, by section.

import type { Component } from "svelte";
import Actions from "./Actions.svelte";
import Automa from "./Automa.svelte";
import Bonus from "./Bonus.svelte";
import End from "./End.svelte";
import Evaluation from "./Evaluation.svelte";
import Goal from "./Goal.svelte";
import Levels from "./Levels.svelte";
import Modules from "./Modules.svelte";
import Planning from "./Planning.svelte";
import Purchase from "./Purchase.svelte";
import Round from "./Round.svelte";
import Sky from "./Sky.svelte";
import Slide from "./Slide.svelte";
import Start from "./Start.svelte";
import Tips from "./Tips.svelte";

export const howto: Record<string, Component> = {
  goal: Goal,
  map: Sky,
  start: Start,
  round: Round,
  purchase: Purchase,
  planning: Planning,
  actions: Actions,
  cards: Actions,
  slide: Slide,
  evaluation: Evaluation,
  levels: Levels,
  bonus: Bonus,
  modules: Modules,
  automa: Automa,
  end: End,
  tips: Tips,
};
