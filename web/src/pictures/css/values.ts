// Values of CSS as SVG takes them: variables filled in, mixed colours mixed, sums done.

import { colour, mix, written } from "./colour";
import { closing, split, UnsupportedCss } from "./stylesheet";

export type Variables = Record<string, string>;

const REM = 16;
/** Marks what could not be computed. It may stand in a variable that nothing is drawn with. */
const UNSUPPORTED = "unsupported-";
const FUNCTION = /([a-z-]+)\(/g;
/** Functions that SVG and its readers know, or that are written as elements. */
const KEPT =
  /^(rgb|rgba|url|(linear|radial)-gradient|brightness|translate[XY]?|scale[XY]?|rotate|matrix)$/;

/** The value of a property that is drawn. */
export function drawnValue(property: string, text: string, variables: Variables): string {
  const computed = value(text, variables);
  for (const [, name = ""] of computed.matchAll(FUNCTION)) {
    if (!KEPT.test(name)) throw new UnsupportedCss(`${property}: ${text}`);
  }
  return computed;
}

export function value(text: string, variables: Variables): string {
  if (!text.includes("(") && !text.includes("rem")) return text;
  const filled = each(text, "var", (inner) => {
    const [name = "", ...otherwise] = split(inner, ",");
    return value(variables[name.trim()] ?? otherwise.join(",").trim(), variables);
  });
  const mixed = each(each(filled, "rgb", plain), "color-mix", mixture);
  return each(mixed, "calc", sum).replace(
    /([\d.]+)rem\b/g,
    (_, number: string) => `${Number(number) * REM}px`,
  );
}

/** Replaces every call of a function, the innermost first. */
function each(text: string, name: string, by: (inner: string) => string): string {
  const from = text.lastIndexOf(`${name}(`);
  if (from < 0) return text;
  const start = from + name.length + 1;
  const end = closing(text, start);
  return each(text.slice(0, from) + by(text.slice(start, end)) + text.slice(end + 1), name, by);
}

/** A colour as hexadecimal digits, which every reader of SVG knows. */
function plain(inner: string): string {
  const [r, g, b, a] = colour(`rgb(${inner})`) ?? [0, 0, 0, 0];
  return `#${[r, g, b, a * 255].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function mixture(inner: string): string {
  const [space = "", one = "", other = ""] = split(inner, ",").map((part) => part.trim());
  const [first, ofFirst] = share(one);
  const [second, ofSecond] = share(other);
  const part = ofSecond ?? (ofFirst === null ? 0.5 : 1 - ofFirst);
  const [from, to] = [colour(first), colour(second)];
  if (!from || !to) return `${UNSUPPORTED}mix(${inner})`;
  return written(
    mix(
      space.replace("in ", ""),
      from,
      to,
      ofFirst !== null && ofSecond !== null ? ofSecond / (ofFirst + ofSecond) : part,
    ),
  );
}

function share(text: string): [string, number | null] {
  const found = /\s*([\d.]+)%$/.exec(text);
  return found ? [text.slice(0, found.index).trim(), Number(found[1]) / 100] : [text, null];
}

function sum(inner: string): string {
  const found = /^(-?[\d.]+)([a-z%]*)\s*([*/+-])\s*(-?[\d.]+)([a-z%]*)$/.exec(inner.trim());
  if (!found) return `${UNSUPPORTED}sum(${inner})`;
  const [, one = "", unit = "", sign, other = "", otherUnit = ""] = found;
  const [a, b] = [Number(one), Number(other)];
  const result = sign === "*" ? a * b : sign === "/" ? a / b : sign === "+" ? a + b : a - b;
  return `${result}${unit || otherUnit}`;
}
