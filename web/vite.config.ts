import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { covers } from "./covers.ts";
import { icons } from "./icons.ts";
import { precompress } from "./precompress.ts";

// In development (`npx vite`) the pages come from here and everything under /api from a server
// that was started with `farshore serve`.
const server = process.env["FARSHORE_SERVER"] ?? "http://127.0.0.1:8000";

// Boards of games outside Farshore: a folder with `<game>/index.ts` (`tools/pages.py boards`). The
// usual pages hold none; a folder that does not exist has no boards either.
const extraBoards = resolve(process.env["FARSHORE_EXTRA_BOARDS"] ?? "no-extra-boards");

export default defineConfig({
  base: "./", // the server puts the path before it under which it lives
  resolve: { alias: { "@extra-boards": extraBoards } },
  plugins: [svelte(), icons(), covers(), precompress()],
  build: {
    target: "es2023",
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: resolve("index.html"),
        sw: resolve("src/worker/serviceWorker.ts"),
      },
      output: {
        // a service worker governs what lies beside and below it, under one name for good
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  test: {
    coverage: { include: ["src/**/*.ts"], exclude: ["src/generated"], reporter: ["text-summary"] },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
