import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precompress } from "./precompress.ts";

// In development (`npx vite`) the pages come from here and everything under /api from a server
// that was started with `farshore serve`.
const server = process.env["FARSHORE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), precompress()],
  build: {
    target: "es2023",
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    coverage: { include: ["src/**/*.ts"], exclude: ["src/generated"], reporter: ["text-summary"] },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
