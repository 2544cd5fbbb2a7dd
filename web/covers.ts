// The covers of the games as pictures for previews of links, drawn while building.

import { Resvg } from "@resvg/resvg-wasm";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Component } from "svelte";
import { createServer, type Plugin } from "vite";

const WIDTH = 1200;
/** Previews show a part of a cover, twice as wide as it is high. */
const PART = "0 240 600 315";

type Renderer = { render: (drawn: Component) => { head: string; body: string } };

/** A cover as one SVG document, with its style sheet in it. */
function document({ head, body }: ReturnType<Renderer["render"]>): string {
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(head)?.[1] ?? "";
  return body
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(
      /<svg([^>]*?)viewBox="[^"]*"/,
      `<svg$1xmlns="http://www.w3.org/2000/svg" viewBox="${PART}"`,
    )
    .replace(/(<svg[^>]*>)/, `$1<style>${style}</style>`);
}

/** Comes after `icons`, which has started the drawing library. */
export function covers(): Plugin {
  let root = "";
  return {
    name: "covers",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const server = await createServer({
        root,
        configFile: false,
        logLevel: "error",
        appType: "custom",
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        plugins: [svelte({ emitCss: false, compilerOptions: { css: "injected" } })],
      });
      try {
        const { render } = (await server.ssrLoadModule("svelte/server")) as Renderer;
        for (const game of readdirSync(resolve(root, "src/boards"))) {
          const file = `/src/boards/${game}/Cover.svelte`;
          if (!existsSync(resolve(root, `.${file}`))) continue; // what several boards share has none
          try {
            const cover = await server.ssrLoadModule(file);
            const svg = document(render(cover["default"] as Component));
            const drawn = new Resvg(svg, { fitTo: { mode: "width", value: WIDTH } }).render();
            this.emitFile({ type: "asset", fileName: `covers/${game}.png`, source: drawn.asPng() });
          } catch (error) {
            // the library cannot draw everything: links to this game then show the icon
            this.warn(`no picture of the cover of ${game}: ${String(error)}`);
          }
        }
      } finally {
        await server.close();
      }
    },
  };
}
