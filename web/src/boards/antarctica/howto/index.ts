// The drawings of the how-to-play, by section (`antarctica-howto-sections`).

import type { Component } from "svelte";
import Access from "./Access.svelte";
import Build from "./Build.svelte";
import Camp from "./Camp.svelte";
import End from "./End.svelte";
import GiveBack from "./GiveBack.svelte";
import Goal from "./Goal.svelte";
import NewShip from "./NewShip.svelte";
import Queue from "./Queue.svelte";
import Research from "./Research.svelte";
import Ring from "./Ring.svelte";
import Scoring from "./Scoring.svelte";
import Turn from "./Turn.svelte";
import Waits from "./Waits.svelte";

export const howto: Record<string, Component> = {
  goal: Goal,
  board: Ring,
  start: Goal,
  sun: Queue as Component,
  turn: Turn,
  build: Build,
  access: Access,
  camp: Camp,
  research: Research,
  symbols: Research,
  ships: NewShip,
  cards: NewShip,
  giveback: GiveBack,
  scoring: Scoring,
  end: End,
  tips: Waits,
};
