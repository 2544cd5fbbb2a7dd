import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./fonts.ts";

// The boards once more, for pictures without a browser: one script whose functions an engine calls
// as `pictures.draw(…)`. Style sheets are text in it: it reads them itself.
export default defineConfig({
  plugins: [svelte({ emitCss: false, compilerOptions: { css: "injected" } }), fonts()],
  ssr: { noExternal: true },
  build: {
    ssr: "src/pictures/draw.ts",
    target: "es2023",
    outDir: "pictures",
    copyPublicDir: false,
    cssMinify: false,
    minify: false,
    rolldownOptions: {
      output: { format: "iife", name: "pictures", entryFileNames: "pictures.js" },
    },
  },
});
