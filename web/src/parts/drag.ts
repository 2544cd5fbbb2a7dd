// A thing that moves can be dragged to where it goes: the same moves as by clicking, another way to
// make them. With a mouse or a pen; a finger that drags scrolls the board.

import type { Landing, Legal, Move, Play } from "../table/play.svelte";

interface Carried<M extends Move> {
  play: Play<M>;
  /** The moves that carry the thing somewhere; empty: it stays. */
  moves: Legal<M>[];
}

/** Pixels; less is a click with an unsteady hand. */
const BEGINS = 8;

/** The moves that a thing makes when it is let go over these elements, the uppermost first. */
export function landed<M extends Move>(
  moves: Legal<M>[],
  over: readonly Element[],
  places: ReadonlyMap<Element, Landing>[],
): Legal<M>[] {
  for (const element of over) {
    for (let up: Element | null = element; up; up = up.parentElement) {
      const place = places.map((known) => known.get(up)).find((known) => known);
      const made = place ? moves.filter(({ text }) => place.makes([text])) : [];
      if (made.length > 0) return made;
    }
  }
  return [];
}

/** How far the thing goes in its own units for so many pixels. */
function inOwnUnits(element: Element, x: number, y: number): { x: number; y: number } {
  const around = element.parentElement as Element | null;
  const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM()?.inverse() : null;
  if (matrix) return { x: matrix.a * x + matrix.c * y, y: matrix.b * x + matrix.d * y };
  const wide = (element as HTMLElement).offsetWidth;
  const scale = wide ? element.getBoundingClientRect().width / wide : 1;
  return { x: x / scale, y: y / scale };
}

/** An action on a thing that can be carried. */
export function drag<M extends Move>(
  element: SVGElement | HTMLElement,
  carried: () => Carried<M>,
): { destroy(): void } {
  let from: { x: number; y: number } | null = null;
  let begun = false;

  const move = (event: PointerEvent): void => {
    if (!from) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!begun && Math.hypot(x, y) < BEGINS) return;
    begun = true;
    const by = inOwnUnits(element, x, y);
    element.style.translate = `${by.x}px ${by.y}px`;
    element.classList.add("dragged");
  };
  const end = (event: PointerEvent): void => {
    const dropped = begun && event.type === "pointerup";
    const over = dropped ? document.elementsFromPoint(event.clientX, event.clientY) : [];
    stop();
    if (!dropped) return;
    // The click that follows would choose the thing once more.
    const swallow = (click: Event): void => click.stopPropagation();
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    const { play, moves } = carried();
    play.choose(landed(moves, over, [play.landings, play.choices]));
  };
  const stop = (): void => {
    from = null;
    begun = false;
    element.style.translate = "";
    element.classList.remove("dragged");
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
  };
  const down = (event: Event): void => {
    const { pointerType, button, clientX, clientY } = event as PointerEvent;
    const { play, moves } = carried();
    if (pointerType === "touch" || button !== 0 || play.busy || moves.length === 0) return;
    event.stopPropagation(); // the board under it stays where it is
    event.preventDefault(); // no text is selected on the way
    from = { x: clientX, y: clientY };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };
  element.addEventListener("pointerdown", down);
  return {
    destroy(): void {
      stop();
      element.removeEventListener("pointerdown", down);
    },
  };
}

/** An action on a place where things can be put down that is no choice itself. */
export function landing<M extends Move>(
  element: Element,
  { play, takes }: { play: Play<M>; takes: (text: string) => boolean },
): { destroy(): void } {
  play.landings.set(element, { makes: (moves) => moves.some(takes) });
  return { destroy: () => void play.landings.delete(element) };
}
