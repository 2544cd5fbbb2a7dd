// The shape of a page with a board, and how its parts stand in it.

/** Seats and panel stand beside the board. */
const WIDE = 1100;
/** A low window (a phone on its side, a page zoomed in): the panel stands beside the board. */
const LOW = { height: 560, width: 560 };

/** `BoardPage` measures it; what is put into the page reads it. */
export class PageSize {
  width = $state(1440);
  height = $state(900);
  readonly wide = $derived(this.width >= WIDE);
  readonly low = $derived(!this.wide && this.height < LOW.height && this.width >= LOW.width);
  /** The panel stands below the board. */
  readonly narrow = $derived(!this.wide && !this.low);
}
