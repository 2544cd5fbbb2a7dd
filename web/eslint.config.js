import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["dist", "pictures", "coverage", "src/generated"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // Most lists on a board are drawn anew from one view and hold no state of their own; a key
      // is written where something moves or is typed into.
      "svelte/require-each-key": "off",
      // Maps and sets here are caches and indexes that nothing is drawn from.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` writes a space at the edge of a block, where Svelte would drop a plain one.
      "svelte/no-useless-mustaches": "off",
      // Parameters that a signature needs and nobody reads start with an underscore.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
);
