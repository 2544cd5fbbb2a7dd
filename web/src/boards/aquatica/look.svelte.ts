// Whose realm is shown large on the board: a click on a seat's panel changes it.

class Look {
  /** `null`: the viewer's own. */
  seat = $state<number | null>(null);
}

export const look = new Look();
