// Colours as numbers, to mix and to brighten them as CSS would.

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Colour = [number, number, number, number];

const NAMED: Record<string, string> = { white: "#fff", black: "#000", transparent: "#0000" };

/** `null` for what is no plain colour, such as `none` or `url(#sky)`. */
export function colour(text: string): Colour | null {
  const value = NAMED[text] ?? text;
  if (/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) {
    const digits = value.slice(1).match(value.length > 5 ? /../g : /./g) ?? [];
    const [r = 0, g = 0, b = 0, a = 255] = digits.map((one) =>
      parseInt(one.length > 1 ? one : one + one, 16),
    );
    return [r, g, b, a / 255];
  }
  const numbers = /^rgba?\((.*)\)$/.exec(value)?.[1]?.match(/[\d.]+%?/g);
  if (!numbers || numbers.length < 3) return null;
  const [r = 0, g = 0, b = 0, a = 1] = numbers.map((number, at) =>
    number.endsWith("%") ? (parseFloat(number) / 100) * (at < 3 ? 255 : 1) : Number(number),
  );
  return [r, g, b, a];
}

export function written([r, g, b, a]: Colour): string {
  const whole = [r, g, b].map((part) => Math.round(Math.min(255, Math.max(0, part))));
  return a >= 1 ? `rgb(${whole.join(",")})` : `rgba(${whole.join(",")},${Number(a.toFixed(3))})`;
}

export function brighter([r, g, b, a]: Colour, times: number): Colour {
  return [r * times, g * times, b * times, a];
}

/** `color-mix(in SPACE, one P%, other Q%)`. */
export function mix(space: string, one: Colour, other: Colour, part: number): Colour {
  const [into, back] =
    space === "oklab" ? [toLab, fromLab] : [(same: Colour) => same, (same: Colour) => same];
  const [from, to] = [into(one), into(other)];
  const alpha = one[3] * (1 - part) + other[3] * part;
  const blend = (at: 0 | 1 | 2): number =>
    alpha === 0 ? 0 : (from[at] * one[3] * (1 - part) + to[at] * other[3] * part) / alpha;
  return back([blend(0), blend(1), blend(2), alpha]);
}

const linear = (part: number): number =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const gamma = (part: number): number =>
  255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * Math.max(0, part) ** (1 / 2.4) - 0.055);

function toLab([red, green, blue, a]: Colour): Colour {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    a,
  ];
}

function fromLab([L, A, B, a]: Colour): Colour {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    a,
  ];
}
