// How closely one looks at the board; shared by the stage and its buttons.

import { clampScale } from "./zoom";

export class Zoom {
  scale = $state(1);
  /** Set by the stage: keeps the middle (or the point) in place. */
  to: (scale: number) => void = (scale) => {
    this.scale = clampScale(scale);
  };

  in(): void {
    this.to(this.scale * 1.35);
  }

  out(): void {
    this.to(this.scale / 1.35);
  }

  reset(): void {
    this.to(1);
  }
}
