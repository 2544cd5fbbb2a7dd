// The table by keyboard.

import type { AtTable } from "./at.svelte";
import { byKind } from "./moves";

export interface KeyActions {
  help(): void;
  since(): void;
  log(): void;
}

function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target.matches("input, textarea, select, [contenteditable]");
}

/** Opens the list of choices if it is closed. */
function openList(): boolean {
  const opener = document.querySelector<HTMLElement>("[data-show-choices]");
  if (!opener || document.querySelector("[data-menu]")) return false;
  opener.click();
  return true;
}

/** 1–9 choose, arrows go to the choices, `u` takes back, Escape and space skip, `?` tells all this. */
export function tableKeys(event: KeyboardEvent, at: AtTable, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event))
    return;
  if (document.querySelector("dialog[open]")) return;
  const { play, queue } = at;
  if (/^([1-9]|Arrow(Up|Down))$/.test(event.key) && openList()) {
    // the choices are visible now: the next key chooses among them
  } else if (/^[1-9]$/.test(event.key)) {
    const moves = byKind(play.menu?.moves ?? play.legal).flat();
    const move = moves[Number(event.key) - 1];
    if (move) play.choose([move]);
  } else if (event.key === "u") at.undo();
  else if (event.key === "?") actions.help();
  else if (event.key === "s") actions.since();
  else if (event.key === "l") actions.log();
  else if (event.key === "Escape") {
    if (play.menu || play.pending) play.cancel();
    else queue.skip();
  } else if (
    event.key === " " &&
    (queue.waiting > 0 || queue.holding) &&
    event.target === document.body
  )
    queue.skip();
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const first = document.querySelector<HTMLElement>("[data-moves] button");
    if (!first || document.activeElement?.closest("[data-moves]")) return;
    first.focus();
  } else return;
  event.preventDefault();
}
