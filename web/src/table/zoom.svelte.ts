// How closely one looks at the board; shared by the viewport and its buttons.

import { clampScale } from "./zoomGeometry";

export class Zoom {
  scale = $state(1);
  /** Set by the viewport: keeps the middle (or the point) in place. */
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
