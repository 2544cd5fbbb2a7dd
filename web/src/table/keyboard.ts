// The table by keyboard.

import { openDialogs } from "../parts/openDialogs";
import { focusMoves } from "./moveLists";
import type { Play } from "./play.svelte";
import { byKind } from "./moveOrder";

export interface KeyActions {
  help(): void;
  since(): void;
  log(): void;
}

/** What keys act on: a table, or a board beside it, where nothing is waited for. */
export interface KeyTarget {
  play: Play;
  queue?: { waiting: number; holding: boolean; skip(): void };
  openList(): boolean;
  undo(): void;
}

function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target.matches("input, textarea, select, [contenteditable]");
}

/** 1–9 choose, arrows go to the choices, `u` takes back, Escape and space skip, `?` tells all this. */
export function tableKeys(
  event: KeyboardEvent,
  controller: KeyTarget,
  actions: Partial<KeyActions> = {},
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event))
    return;
  if (openDialogs.any) return;
  const { play, queue } = controller;
  if (/^([1-9]|Arrow(Up|Down))$/.test(event.key) && controller.openList()) {
    // the choices are visible now: the next key chooses among them
  } else if (/^[1-9]$/.test(event.key)) {
    const moves = byKind(play.menu?.moves ?? play.legal).flat();
    const move = moves[Number(event.key) - 1];
    if (move && play.menu) play.chooseFromMenu(move);
    else if (move) play.choose([move]);
  } else if (event.key === "u") controller.undo();
  else if (event.key === "?") actions.help?.();
  else if (event.key === "s") actions.since?.();
  else if (event.key === "l") actions.log?.();
  else if (event.key === "Escape") {
    if (play.menu || play.pending) play.cancel();
    else queue?.skip();
  } else if (
    event.key === " " &&
    queue &&
    (queue.waiting > 0 || queue.holding) &&
    (event.target as Element).matches("body, [data-mark='decision']")
  )
    queue.skip();
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!focusMoves(play)) return;
  } else return;
  event.preventDefault();
}
