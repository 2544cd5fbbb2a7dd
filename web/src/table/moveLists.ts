// The lists of moves on the page, so that arrow keys can lead into them.

import type { Action } from "svelte/action";
import { inDocumentOrder } from "../lib/elements";
import type { Play } from "./play.svelte";

/** Marks an element whose buttons are moves: `use:moveList={play}`. */
export const moveList: Action<HTMLElement, Play> = (element, play) => {
  play.lists.add(element);
  return { destroy: () => void play.lists.delete(element) };
};

/** Puts the focus on the first move that is listed; false if there is none or the focus is there. */
export function focusMoves(play: Play): boolean {
  const lists = inDocumentOrder([...play.lists]);
  if (lists.some((list) => list.contains(document.activeElement))) return false;
  const first = lists.map((list) => list.querySelector("button")).find((button) => button !== null);
  first?.focus();
  return first !== undefined;
}
