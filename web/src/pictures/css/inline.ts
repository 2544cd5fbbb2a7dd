// A drawing of ours with its style sheets, as plain SVG without any: what rules and variables say is
// written to each element, so that anything that reads SVG draws it as a browser does.

import { brighter, colour, written } from "./colour";
import { settings, Sheet, split } from "./stylesheet";
import { type Node, node, parse, write } from "../markup";
import { drawnValue, value, type Variables } from "./values";

interface Around {
  variables: Variables;
  /** How much larger everything is drawn than it is written. */
  scale: number;
  /** The size that 100% means. */
  width: number;
  height: number;
  /** Collects the gradients that are painted with. */
  paints: Node;
}

/** What an element may be told in SVG. */
const KNOWN =
  /^(fill|stroke|stop|font|text|opacity|color$|display$|visibility$|dominant-baseline$|letter-spacing$|mix-blend-mode$|filter$|clip-path$|mask$|paint-order$)/;
const ELEMENTS =
  /^(svg|g|defs|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|use|clipPath|mask|pattern|linearGradient|radialGradient|stop|symbol|marker)$/;

/** What is not drawn itself, but drawn with. */
const PAINTS = /^(defs|clipPath|pattern|.*Gradient|stop)$/;

const INFINITY = "∞";
const LYING_EIGHT =
  "M0 0C0-.24.3-.28.45-.1.6-.28.9-.24.9 0S.6.28.45.1C.3.28 0 .24 0 0zM.1 0a.12.1 0 1 0 .24 0a.12.1 0 1 0-.24 0zM.56 0a.12.1 0 1 0 .24 0a.12.1 0 1 0-.24 0z";

/** The drawing in two layers: its ground (what has that class, at the bottom of all), and all the rest. */
export function resolve(
  markup: string,
  sheets: string[],
  theme: string,
  ground: string,
): [string, string] {
  const sheet = new Sheet(sheets);
  const page = node("html", null, [["data-theme", theme]]);
  const body = node("body", page);
  parse(markup, body);
  const around = {
    variables: Object.create(null) as Variables,
    scale: 1,
    width: 0,
    height: 0,
    paints: node("defs"),
  };
  const inside = style(body, sheet, style(page, sheet, around));
  const drawing = body.children.find((child) => typeof child !== "string");
  if (!drawing) return ["", ""];
  const told = body.attributes.get("style") ?? "";
  dress(drawing, sheet, inside);
  drawing.children.unshift(inside.paints);
  drawing.attributes.set("style", `${told};${drawing.attributes.get("style") ?? ""}`);
  drawing.attributes.set("xmlns", "http://www.w3.org/2000/svg");
  const isGround = (child: Node): boolean => child.classes.has(ground);
  const holds = (child: Node): boolean =>
    isGround(child) || child.children.some((inner) => typeof inner !== "string" && holds(inner));
  const within = (child: Node | null): boolean =>
    child !== null && (isGround(child) || within(child.parent));
  return [
    write(drawing, (child) => within(child) || PAINTS.test(child.name) || holds(child)),
    write(drawing, (child) => !isGround(child)),
  ];
}

/** Styles an element and all that is in it. */
function dress(element: Node, sheet: Sheet, around: Around): void {
  const inside = style(element, sheet, around);
  const [first, ...others] = element.children;
  if (element.name === "text" && first === INFINITY && others.length === 0) {
    drawInfinity(element);
    return;
  }
  element.children = element.children.filter((child) => {
    if (typeof child === "string") return element.name === "text" || element.name === "tspan";
    dress(child, sheet, inside);
    return !child.attributes.get("style")?.includes("display:none");
  });
}

/** The faces have no such sign: a shape in its place, as large as a letter. */
function drawInfinity(element: Node): void {
  const { attributes } = element;
  const size = attributes.get("font-size") ?? "13";
  const up = attributes.get("dominant-baseline") === "central" ? 0 : -0.35;
  const at = `translate(${attributes.get("x") ?? 0} ${attributes.get("y") ?? 0}) scale(${size}) translate(0 ${up})`;
  const told: [string, string][] = [
    ["d", LYING_EIGHT],
    ["fill-rule", "evenodd"],
    ["transform", at],
    ["style", attributes.get("style") ?? ""],
  ];
  element.as = "path";
  element.attributes = new Map(told);
  element.children = [];
}

/** Writes what holds for an element to it, and gives what holds for those in it. */
function style(element: Node, sheet: Sheet, around: Around): Around {
  const { attributes } = element;
  const set = new Map(
    [...sheet.of(element), ...settings(attributes.get("style") ?? "")].flatMap(longhand),
  );
  const variables = Object.create(around.variables) as Variables;
  for (const [name, told] of set)
    if (name.startsWith("--")) variables[name] = value(told, around.variables);
  for (const [name, told] of attributes)
    if (told.includes("var(")) attributes.set(name, value(told, variables));

  const turned = set.get("transform");
  if (turned) attributes.set("transform", transform(drawnValue("transform", turned, variables)));
  const cut = set.get("overflow") === "hidden";
  const inside = measure(element, cut, { ...around, variables });
  const drawn = new Map<string, string>();
  for (const [name, told] of set)
    if (KNOWN.test(name) && told !== "inherit") drawn.set(name, drawnValue(name, told, variables));
  weigh(drawn);
  brighten(drawn);
  const paint = drawn.get("fill") ?? "";
  if (paint.includes("-gradient(")) drawn.set("fill", gradient(paint, around.paints));
  if (attributes.get("vector-effect") === "non-scaling-stroke") {
    const width = parseFloat(drawn.get("stroke-width") ?? attributes.get("stroke-width") ?? "1");
    drawn.set("stroke-width", short(width / inside.scale));
  }
  if (!ELEMENTS.test(element.name)) element.as = "g";
  attributes.set(
    "style",
    [...drawn].map(([name, told]) => `${name}:${told.replaceAll('"', "'")}`).join(";"),
  );
  return inside;
}

/** `font: 700 15px Face` in its parts. */
function longhand([name, told]: [string, string]): [string, string][] {
  if (name !== "font" || told === "inherit") return [[name, told]];
  const [weight = "400", size = "", ...family] = split(told, " ");
  return [
    ["font-weight", weight],
    ["font-size", size],
    ["font-family", family.join(" ")],
  ];
}

/** The faces come in whole hundreds. */
function weigh(drawn: Map<string, string>): void {
  const weight = Number(drawn.get("font-weight"));
  if (weight % 100 > 0) drawn.set("font-weight", String(Math.round(weight / 100) * 100));
}

/** A filter on one shape that only makes it lighter or darker is a matter of its colours. */
function brighten(drawn: Map<string, string>): void {
  const times = /^brightness\(([\d.]+)\)$/.exec(drawn.get("filter") ?? "")?.[1];
  if (times === undefined) return;
  drawn.delete("filter");
  for (const name of ["fill", "stroke"]) {
    const found = colour(drawn.get(name) ?? "");
    if (found) drawn.set(name, written(brighter(found, Number(times))));
  }
}

/** CSS's transformations as SVG writes them. */
function transform(text: string): string {
  return text
    .replace(/(px|deg)\b/g, "")
    .replace(
      /(translate|scale)X\(([^)]*)\)/g,
      (_, what: string, x: string) => `${what}(${x},${what === "scale" ? 1 : 0})`,
    )
    .replace(
      /(translate|scale)Y\(([^)]*)\)/g,
      (_, what: string, y: string) => `${what}(${what === "scale" ? 1 : 0},${y})`,
    );
}

/** How large things inside an element are drawn. A drawing in a drawing becomes a group unless it has to
 *  be cut off at its edge: that is drawn much faster. */
function measure(element: Node, cut: boolean, around: Around): Around {
  const { attributes } = element;
  if (element.name !== "svg")
    return { ...around, scale: around.scale * scaling(attributes.get("transform") ?? "") };
  const width = length(attributes.get("width"), around.width);
  const height = length(attributes.get("height"), around.height);
  const [left = 0, top = 0, across = width, down = height] = (attributes.get("viewBox") ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const scale = Math.min(width / across, height / down);
  if (!cut && around.width > 0) {
    const x = length(attributes.get("x"), 0, 0) + (width - across * scale) / 2;
    const y = length(attributes.get("y"), 0, 0) + (height - down * scale) / 2;
    for (const name of ["x", "y", "width", "height", "viewBox"]) attributes.delete(name);
    element.as = "g";
    attributes.set(
      "transform",
      `translate(${short(x)} ${short(y)}) scale(${short(scale)}) translate(${-left} ${-top})`,
    );
  }
  return { ...around, scale: around.scale * scale, width: across, height: down };
}

function length(told: string | undefined, all: number, otherwise = all): number {
  if (told === undefined) return otherwise;
  return told.endsWith("%") ? (all * parseFloat(told)) / 100 : parseFloat(told);
}

function scaling(transform: string): number {
  return [...transform.matchAll(/scale\(([^)]*)\)/g)].reduce((product, [, by = ""]) => {
    const [x = 1, y = x] = by.split(/[\s,]+/).map(Number);
    return product * (Math.sqrt(Math.abs(x * y)) || 1);
  }, 1);
}

/** A gradient that CSS paints with, as an element, and how a shape names it. */
function gradient(text: string, paints: Node): string {
  const id = `gradient-${paints.children.length}`;
  const [how = "", ...stops] = split(text.slice(text.indexOf("(") + 1, -1), ",").map((part) =>
    part.trim(),
  );
  const radial = text.startsWith("radial");
  const made = node(radial ? "radialGradient" : "linearGradient", paints, [
    ["id", id],
    ...(radial ? outwards(how) : along(how)),
  ]);
  stops.forEach((stop, at) => {
    const [paint = "", place = `${(at / (stops.length - 1)) * 100}%`] = split(stop, " ");
    node("stop", made, [
      ["offset", place],
      ["stop-color", paint],
    ]);
  });
  return `url(#${id})`;
}

/** `circle at 45% 40%`: from there to the farthest corner. */
function outwards(how: string): [string, string][] {
  const [x = 0.5, y = 0.5] = [...how.matchAll(/([\d.]+)%/g)].map(([, part]) => Number(part) / 100);
  const r = Math.hypot(Math.max(x, 1 - x), Math.max(y, 1 - y));
  return [
    ["cx", short(x)],
    ["cy", short(y)],
    ["r", short(r)],
  ];
}

/** `165deg`: 0 is upwards, and on clockwise. */
function along(how: string): [string, string][] {
  const angle = (parseFloat(how) / 180) * Math.PI;
  const [x, y] = [Math.sin(angle) / 2, -Math.cos(angle) / 2];
  return [
    ["x1", short(0.5 - x)],
    ["y1", short(0.5 - y)],
    ["x2", short(0.5 + x)],
    ["y2", short(0.5 + y)],
  ];
}

function short(number: number): string {
  return String(Number(number.toFixed(5)));
}
