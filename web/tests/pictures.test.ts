// Style sheets are written to the elements of a drawing as a browser would apply them.

import { expect, test } from "vitest";
import { colour, mix, written } from "../src/pictures/css/colour";
import { resolve } from "../src/pictures/css/inline";
import { UnsupportedCss } from "../src/pictures/css/stylesheet";
import { value } from "../src/pictures/css/values";

const drawn = (inside: string, sheet: string, theme = "light"): string =>
  resolve(
    `<!--[--><svg width="100" height="100">${inside}</svg><!--]-->`,
    [sheet],
    theme,
    "ground",
  )[1];

test("variables, mixed colours and sums have their values", () => {
  const known = { "--tint": "#ff0000", "--half": "50%", "--wash": "0.5" };
  expect(value("var(--tint)", known)).toBe("#ff0000");
  expect(value("var(--none, #00f)", known)).toBe("#00f");
  expect(value("color-mix(in srgb, var(--tint), #0000ff var(--half))", known)).toBe(
    "rgb(128,0,128)",
  );
  expect(value("color-mix(in srgb, #fff 25%, transparent)", known)).toBe("rgba(255,255,255,0.25)");
  expect(value("calc(var(--wash) * 0.5)", known)).toBe("0.25");
  expect(value("rgb(255 0 0 / 0.5)", known)).toBe("#ff000080");
});

test("oklab mixes as the standard says", () => {
  const [white, black] = [colour("white"), colour("black")];
  if (!white || !black) throw new Error("no colours");
  expect(written(mix("oklab", white, black, 0.5))).toBe("rgb(99,99,99)");
});

test("the heavier rule wins, then the later one; scopes weigh once", () => {
  const sheet =
    ".a.s { fill: red } .b.s .a:where(.s) { fill: blue } .a { fill: green } .a { stroke: #000 }";
  expect(drawn('<g class="b s"><path class="a s"></path></g>', sheet)).toContain(
    '<path style="fill:blue;stroke:#000"/>',
  );
  expect(drawn('<path class="a s"></path>', sheet)).toContain("fill:red");
});

test("children, neighbours and what is not", () => {
  const sheet =
    "g > rect { fill: red } rect + circle { fill: blue } path:not(.off) { fill: green } path:hover { fill: black }";
  const found = drawn(
    '<g><rect></rect><circle></circle></g><path></path><path class="off"></path>',
    sheet,
  );
  expect(found).toContain('<rect style="fill:red"/><circle style="fill:blue"/>');
  expect(found).toContain('<path style="fill:green"/><path/>');
});

test("a theme is chosen at the root, and variables are inherited", () => {
  const sheet =
    ':root { --ink: #111 } :root[data-theme="dark"] { --ink: #eee } text { fill: var(--ink); font: 650 12px var(--face, Figtree) }';
  expect(drawn("<text>7</text>", sheet)).toContain(
    'style="fill:#111;font-weight:700;font-size:12px;font-family:Figtree">7</text>',
  );
  expect(drawn("<text>7</text>", sheet, "dark")).toContain("fill:#eee");
  expect(drawn("<path></path>", ':root[data-theme="dark"] path { fill: #fff }', "dark")).toContain(
    "fill:#fff",
  );
});

test("a stroke that does not scale is as wide as it is written", () => {
  const found = drawn(
    '<svg viewBox="0 0 50 50"><g transform="scale(4)"><path vector-effect="non-scaling-stroke" stroke-width="2"></path></g></svg>',
    "",
  );
  expect(found).toContain("stroke-width:0.25");
});

test("what moves in CSS stands where it is; what is hidden is left out", () => {
  const found = drawn(
    '<g style="transform: translateY(-8px) rotate(30deg)"><rect class="off"></rect><path></path></g>',
    ".off { display: none }",
  );
  expect(found).toContain('<g transform="translate(0,-8) rotate(30)"><path/></g>');
});

test("gradients of CSS are paint", () => {
  const found = drawn("<rect></rect>", "rect { fill: linear-gradient(90deg, #fff, #000 70%) }");
  expect(found).toContain(
    '<linearGradient id="gradient-0" x1="0" y1="0.5" x2="1" y2="0.5"><stop offset="0%" stop-color="#fff"/><stop offset="70%" stop-color="#000"/></linearGradient>',
  );
  expect(found).toContain("fill:url(#gradient-0)");
});

test("the ground is a layer of its own, where it was and with its paint", () => {
  const inside =
    '<g transform="scale(2)"><defs><clipPath id="c"></clipPath></defs><g class="ground"><rect></rect></g><path></path></g>';
  const [ground, rest] = resolve(
    `<svg width="9" height="9">${inside}</svg>`,
    ["rect { fill: #fff }"],
    "light",
    "ground",
  );
  expect(ground).toContain(
    '<g transform="scale(2)"><defs><clipPath id="c"/></defs><g><rect style="fill:#fff"/></g></g>',
  );
  expect(rest).toContain('<g transform="scale(2)"><defs><clipPath id="c"/></defs><path/></g>');
});

test.each([
  ["path { & .inner { fill: red } }", "path {"],
  ["@layer board { path { fill: red } }", "@layer board"],
  ["path:nth-child(2) { fill: red }", "path:nth-child(2)"],
  ["#one { fill: red }", "#one"],
  ["[class^=a] path { fill: red }", "[class^=a] path"],
  ["path { fill: hsl(0 50% 50%) }", "fill: hsl(0 50% 50%)"],
  ["path { stroke-width: calc(1px + (2px * 3)) }", "stroke-width: calc("],
  ["path { fill: color-mix(in srgb, currentColor, #000) }", "fill: color-mix("],
])("CSS that is not understood is refused with its rule: %s", (sheet, named) => {
  const draw = (): string => drawn("<path></path>", sheet);
  expect(draw).toThrow(UnsupportedCss);
  expect(draw).toThrow(named);
});

test("what only a page needs may stand in a sheet", () => {
  const sheet =
    "@media print { path { fill: red } } @keyframes turn { from { opacity: 0 } } path:hover { fill: red } path { --unused: calc(1px + (2px * 3)); fill: #00f }";
  expect(drawn("<path></path>", sheet)).toContain("fill:#00f");
});
