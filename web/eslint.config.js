// Faults that neither prettier nor the compiler sees. How code looks is prettier's matter; types are svelte-check's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // Made by tools, from the protocol and from the words.
  { ignores: ["src/net/messages.ts", "src/words/ids.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "no-unused-vars": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // The compiler reports them, and knows `??=`.
      "no-unused-private-class-members": "off",
      // svelte-check knows better which comments the compiler needs.
      "svelte/no-unused-svelte-ignore": "off",
      "svelte/no-useless-children-snippet": "off",
    },
  },
  {
    files: ["*.js", "*.ts", "tools/*"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off" },
  },
  // What is reactive by being replaced, or is no state at all, may be a plain Map or Set.
  { files: ["**/*.svelte", "**/*.svelte.ts"], rules: { "svelte/prefer-svelte-reactivity": "off" } },
  // A promise that nobody waits for loses its error. Only plain modules: types of components cost a minute.
  {
    files: ["src/**/*.ts"],
    ignores: ["src/**/*.svelte.ts", "src/**/*.test.ts"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
);
