// The icons of the installed app in all sizes, drawn from public/icon.svg while building.

import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const SIZES = [48, 72, 96, 128, 144, 152, 180, 192, 256, 384, 512];
const MASKABLE_SIZES = [192, 512];
/** Of a maskable icon only the middle is sure to be seen. */
const SAFE = 0.7;

/** The drawing without its own frame. */
function inside(svg: string): string {
  return svg.replace(/<svg[^>]*>|<\/svg>|<rect[^>]*\/>/g, "");
}

function filled(svg: string, background: string): string {
  const margin = (32 * (1 - SAFE)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${background}` +
    `<g transform="translate(${margin} ${margin}) scale(${SAFE})">${inside(svg)}</g></svg>`
  );
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

export function icons(): Plugin {
  let drawing = "";
  return {
    name: "icons",
    apply: "build",
    configResolved(config) {
      drawing = readFileSync(resolve(config.root, "public/icon.svg"), "utf-8");
    },
    async generateBundle() {
      const require = createRequire(import.meta.url);
      await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
      const add = (name: string, svg: string, width: number): void => {
        this.emitFile({ type: "asset", fileName: `icons/${name}.png`, source: png(svg, width) });
      };
      for (const size of SIZES) add(`icon-${size}`, drawing, size);
      const whole = filled(drawing, '<rect width="32" height="32" fill="#10233f"/>');
      for (const size of MASKABLE_SIZES) add(`maskable-${size}`, whole, size);
      // the small mark of a notification: only its shape counts
      add("badge-96", filled(drawing, "").replace(/fill="#[0-9a-f]+"/g, 'fill="#fff"'), 96);
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [
        {
          tag: "link",
          attrs: { rel: "apple-touch-icon", href: "./icons/icon-180.png" },
          injectTo: "head",
        },
      ],
    },
  };
}
