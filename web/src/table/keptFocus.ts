// A move takes the button away that was pressed. Who plays by keyboard goes on from the decision, not
// from the top of the page.

const usable = (thing: HTMLElement): boolean => thing.isConnected && !thing.matches(":disabled");

/** An attachment of the whole table; `home`: where the focus goes if what had it is gone. `changed` is to
 *  be called after everything that may take away what has the focus. */
export class KeptFocus {
  private held: HTMLElement | null = null;

  constructor(private readonly home: () => HTMLElement | undefined) {}

  readonly watch = (table: HTMLElement): (() => void) => {
    const took = (event: FocusEvent): void => void (this.held = event.target as HTMLElement);
    const lost = ({ target }: FocusEvent): void =>
      // A thing that is taken away loses the focus while it is still there: look when all is done.
      queueMicrotask(() => {
        if (this.held && target === this.held && usable(this.held)) this.held = null;
      });
    table.addEventListener("focusin", took);
    table.addEventListener("focusout", lost);
    return () => {
      table.removeEventListener("focusin", took);
      table.removeEventListener("focusout", lost);
    };
  };

  changed(): void {
    if (!this.held || document.activeElement !== document.body) return;
    const to = usable(this.held) ? this.held : this.home();
    to?.focus({ preventScroll: true });
  }
}
