// Things travel: what appears comes from where it was, what goes away goes to where it will be.
// Places that things come from and go to have names: `use:travelPlace={"seat-2"}`.

import { cubicInOut } from "svelte/easing";
import type { Action } from "svelte/action";
import type { TransitionConfig } from "svelte/transition";

const places = new Map<string, Element>();

/** Names an element as a place that things come from or go to; no name: it is none. */
export const travelPlace: Action<Element, string | undefined> = (element, name) => {
  let registered = name;
  const remove = (): void => {
    if (registered !== undefined && places.get(registered) === element) places.delete(registered);
  };
  if (name !== undefined) places.set(name, element);
  return {
    update(next): void {
      remove();
      registered = next;
      if (next !== undefined) places.set(next, element);
    },
    destroy: remove,
  };
};

export interface Journey {
  /** Where it comes from, or goes to; `null`, or not on this page: it only fades. */
  place: string | null;
  /** In milliseconds. */
  duration: number;
}

/** A transition of Svelte's, in both directions, for drawings and for boxes. What goes away takes no
 *  clicks any more: of boxes Svelte sees to that itself, and drawings cannot be inert. */
export function travel(
  node: Element,
  { place, duration }: Journey,
  { direction }: { direction?: "in" | "out" | "both" } = {},
): TransitionConfig {
  node.toggleAttribute("inert", direction === "out");
  const end = place === null || duration === 0 ? null : places.get(place)?.getBoundingClientRect();
  if (!end || end.width === 0) return { duration, css: (here) => `opacity: ${here}` };
  const start = node.getBoundingClientRect();
  const unit = pixels(node, start);
  const x = (end.x + end.width / 2 - start.x - start.width / 2) / unit;
  const y = (end.y + end.height / 2 - start.y - start.height / 2) / unit;
  const { transform } = getComputedStyle(node);
  const lies = transform === "none" ? "" : transform;
  return {
    duration,
    easing: cubicInOut,
    css: (here, away) =>
      `transform-box: fill-box; transform-origin: center; opacity: ${Math.min(1, 0.2 + 2 * here)};` +
      `transform: translate(${away * x}px, ${away * y}px) ${lies} scale(${1 - away / 2})`,
  };
}

/** How many pixels of the screen a unit of the drawing has. */
function pixels(node: Element, seen: DOMRect): number {
  const drawn =
    node instanceof SVGGraphicsElement ? node.getBBox().width : (node as HTMLElement).offsetWidth;
  return drawn > 0 && seen.width > 0 ? seen.width / drawn : 1;
}
