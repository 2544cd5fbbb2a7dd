// Small drawings for the how-to-play, by the name of its sections.

import type { Component } from "svelte";
import Board from "./Board.svelte";
import Characters from "./Characters.svelte";
import End from "./End.svelte";
import Explore from "./Explore.svelte";
import Goal from "./Goal.svelte";
import Goals from "./Goals.svelte";
import Locations from "./Locations.svelte";
import Mantas from "./Mantas.svelte";
import Pay from "./Pay.svelte";
import Raise from "./Raise.svelte";
import Solo from "./Solo.svelte";
import Tips from "./Tips.svelte";
import Turn from "./Turn.svelte";

export const howto: Record<string, Component> = {
  goal: Goal,
  board: Board,
  start: Tips,
  turn: Turn,
  characters: Characters,
  effects: Characters,
  locations: Locations,
  pay: Pay,
  raise: Raise,
  mantas: Mantas,
  explore: Explore,
  goals: Goals,
  tokens: Goals,
  end: End,
  solo: Solo,
  tips: Tips,
};
