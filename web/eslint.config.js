import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["dist", "pictures", "coverage", "src/generated"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
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
      // `void thing.seen` in an effect says what the effect depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Parameters that a signature needs and nobody reads start with an underscore.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["**/*.ts"],
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  // Rules that need types are for modules: with them a component takes half a second to lint, and
  // svelte-check sees more of its types than ESLint does.
  { files: ["**/*.js", "**/*.svelte"], ...ts.configs.disableTypeChecked },
);
