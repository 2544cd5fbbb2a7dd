// What a coach points at: parts of the page that have a mark, and things on the board by their moves.

import type { LessonStep } from "../generated/types";
import type { Play } from "../table/play.svelte";
import { overlap, union, type Box } from "./arrow";

/** More rings than this lead nowhere. */
const MOST = 8;

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

const SHAPES = "rect:not(.control), path, circle, ellipse, polygon";

const measured = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** Where a target is seen. Of a drawing its shapes count: words that are cut off would widen it.
 *  What lies below the edge of the board or of the list is left out; `null`: all of it. */
export function boxOf(element: Element): Box | null {
  const shapes = element instanceof SVGElement ? [...element.querySelectorAll(SHAPES)] : [];
  const drawn = shapes.filter(seen).map(measured);
  const box = drawn.length > 0 ? union(drawn) : measured(element);
  const edges = element.closest('[data-mark="board"], [data-moves]');
  return edges ? overlap(box, measured(edges)) : box;
}

const marked = (name: string): Element[] => [
  ...document.querySelectorAll(`[data-mark="${CSS.escape(name)}"]`),
];

function listed(moves: string[]): Element[] {
  const buttons = moves.flatMap((move) => [
    ...document.querySelectorAll(`[data-move="${CSS.escape(move)}"]`),
  ]);
  const visible = buttons.filter(seen);
  return visible.length > 0 ? visible : [...document.querySelectorAll("[data-show-choices]")];
}

/** The things whose choice makes one of these moves: on the board, or else in the list. */
function choosing(play: Play, moves: string[]): Element[] {
  const things = [...play.choices.entries()];
  const found = things.filter(([, thing]) => thing.makes(moves)).map(([element]) => element);
  const visible = found.filter(seen);
  return visible.length > 0 ? visible : listed(moves);
}

/** The elements that a step speaks of, as far as they are on this page. */
export function targetsOf(step: LessonStep, play: Play): Element[] {
  const named = step.point.flatMap((target) =>
    typeof target === "string"
      ? marked(target)
      : [...play.choices.entries()]
          .filter(([, thing]) => thing.standsFor(target))
          .map(([element]) => element),
  );
  const found = named.length > 0 || step.do.length === 0 ? named : choosing(play, step.do);
  return found.filter(seen).slice(0, MOST);
}
