// Every thing on the table says what it is, on hover, focus or tap: `use:tip={() => …}`.

export interface About {
  title: string;
  /** Paragraphs. */
  text?: string[];
  /** The address of its rule; "" or left out: there is none. */
  more?: string;
  /** Why it cannot be chosen now, asked for when the tip opens. */
  why?: () => Promise<string | null>;
}

interface Open {
  anchor: Element;
  about: About;
  /** Opened by a tap or a key: stays until dismissed. */
  held: boolean;
}

const LINGER_MS = 400;

class Tip {
  open = $state.raw<Open | null>(null);
  /** The pointer rests since it was pressed. What comes under it then was not asked about, and a tip
   *  would cover what the press has brought, such as a confirmation. */
  rests = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(anchor: Element, about: About, held = false): void {
    this.open = { anchor, about, held };
  }

  hide(anchor?: Element): void {
    if (!anchor || this.open?.anchor === anchor) this.open = null;
  }

  /** Hides the tip of a thing unless the pointer comes into the tip in time. */
  hideSoon(anchor: Element): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => !this.open?.held && this.hide(anchor), LINGER_MS);
  }

  /** The tip stays until it is dismissed. */
  hold(): void {
    if (this.open) this.open = { ...this.open, held: true };
  }
}

/** The one tip that is open; `TipLayer` draws it. */
export const theTip = new Tip();

const HOVER_MS = 350;
const PRESS_MS = 450;

/** Shows a tip for an element: hover and focus open it for a moment, a long press holds it. */
export function tip(element: Element, about: () => About | null) {
  // Keys reach drawings that listen to the focus: only what has a name is to be met by them.
  if (element instanceof SVGElement && !element.hasAttribute("tabindex"))
    element.setAttribute("tabindex", "-1");
  let make = about;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A finger rested here until the tip came: it wanted to know, not to choose. */
  let pressed = false;
  const show = (held: boolean): void => {
    const made = make();
    if (made) theTip.show(element, made, held);
  };
  const later = (event: Event): void => {
    clearTimeout(timer);
    const mouse = (event as PointerEvent).pointerType === "mouse";
    pressed = false;
    timer = setTimeout(
      () => {
        if (mouse && theTip.rests) return;
        pressed = !mouse;
        show(!mouse);
      },
      mouse ? HOVER_MS : PRESS_MS,
    );
  };
  const stop = (): void => clearTimeout(timer);
  const leave = (event: Event): void => {
    stop();
    if (theTip.open?.held) return;
    // Who leaves with the pointer may be on the way to the link in the tip.
    if (event.type === "pointerleave" && theTip.open?.about.more) theTip.hideSoon(element);
    // What is taken away loses the focus while the page is drawn: then nothing may change.
    else queueMicrotask(() => theTip.hide(element));
  };
  const click = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const focus = (): void => {
    if (element.matches(":focus-visible, :has(:focus-visible)")) show(false);
  };
  const handlers: [string, (event: Event) => void][] = [
    ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && later(event)],
    ["pointerdown", (event) => (event as PointerEvent).pointerType !== "mouse" && later(event)],
    ["pointerup", stop],
    ["pointercancel", stop],
    ["pointerleave", leave],
    ["focusin", focus],
    ["focusout", leave],
  ];
  for (const [name, handler] of handlers) element.addEventListener(name, handler);
  element.addEventListener("click", click, { capture: true });
  return {
    update(next: () => About | null): void {
      make = next;
    },
    destroy(): void {
      stop();
      theTip.hide(element);
      for (const [name, handler] of handlers) element.removeEventListener(name, handler);
      element.removeEventListener("click", click, { capture: true });
    },
  };
}
