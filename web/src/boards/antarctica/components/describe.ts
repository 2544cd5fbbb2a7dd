// Things inside an area tell what they are; where the area itself can be chosen, a click on them
// chooses it.

import { theTip, tip, type About } from "../../../parts/tip.svelte";
import type { Legal, Move, Play } from "../../../table/play.svelte";

export interface Described<M extends Move> {
  about: () => About;
  play: Play<M>;
  /** What a click chooses, if anything. */
  moves?: Legal<M>[];
}

export function describe<M extends Move>(element: Element, described: Described<M>) {
  let now = described;
  const told = tip(element, () => now.about());
  const click = (event: Event): void => {
    event.stopPropagation();
    if (now.moves?.length) now.play.choose(now.moves, element.getBoundingClientRect());
    else theTip.show(element, now.about(), true);
  };
  const enter = (): void => {
    if (now.moves?.length) now.play.point(now.moves);
  };
  const leave = (): void => {
    if (now.moves?.length) now.play.point([]);
  };
  element.addEventListener("click", click);
  element.addEventListener("pointerenter", enter);
  element.addEventListener("pointerleave", leave);
  return {
    update(next: Described<M>): void {
      now = next;
    },
    destroy(): void {
      told.destroy();
      element.removeEventListener("click", click);
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
    },
  };
}
