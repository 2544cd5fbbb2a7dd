// How large a drawing is as it is seen: `getBBox` counts what clip paths hide, too.

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const around = (left: number, top: number, right: number, bottom: number): Box => ({
  x: left,
  y: top,
  width: Math.max(0, right - left),
  height: Math.max(0, bottom - top),
});

function common(a: Box, b: Box): Box {
  return around(
    Math.max(a.x, b.x),
    Math.max(a.y, b.y),
    Math.min(a.x + a.width, b.x + b.width),
    Math.min(a.y + a.height, b.y + b.height),
  );
}

function together(boxes: Box[]): Box {
  return around(
    Math.min(...boxes.map(({ x }) => x)),
    Math.min(...boxes.map(({ y }) => y)),
    Math.max(...boxes.map(({ x, width }) => x + width)),
    Math.max(...boxes.map(({ y, height }) => y + height)),
  );
}

/** The box of a part in the units of what holds it. */
function placed({ x, y, width, height }: Box, part: SVGGraphicsElement, holder: Element): Box {
  const to = (holder as SVGGraphicsElement).getScreenCTM()?.inverse();
  const matrix = part.getScreenCTM();
  if (!to || !matrix) return { x, y, width, height };
  const corners = [x, x + width].flatMap((left) =>
    [y, y + height].map((top) => new DOMPoint(left, top).matrixTransform(to.multiply(matrix))),
  );
  return together(corners.map((corner) => ({ x: corner.x, y: corner.y, width: 0, height: 0 })));
}

function clipOf(part: Element): SVGGraphicsElement | null {
  const id = /#([^")]+)/.exec(part.getAttribute("clip-path") ?? "")?.[1];
  const shape = id ? document.getElementById(id)?.firstElementChild : null;
  return shape instanceof SVGGraphicsElement ? shape : null;
}

/** In its own units. */
export function visibleBox(drawing: SVGGraphicsElement): Box {
  const clip = clipOf(drawing);
  const whole = drawing.querySelector("[clip-path]") ? ofParts(drawing) : drawing.getBBox();
  return clip ? common(whole, clip.getBBox()) : whole;
}

function ofParts(drawing: SVGGraphicsElement): Box {
  const parts = [...drawing.children].filter((part) => part instanceof SVGGraphicsElement);
  const boxes = parts
    .map((part) => placed(visibleBox(part), part, drawing))
    .filter(({ width, height }) => width > 0 || height > 0);
  return boxes.length > 0 ? together(boxes) : drawing.getBBox();
}
