/// <reference types="vitest/config" />
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import globalData from "@csstools/postcss-global-data";
import customMedia from "postcss-custom-media";
import { defineConfig, type Plugin } from "vite";
import { LATE } from "./src/words/late.ts";
import { writeIds } from "./tools/words.mjs";

/** What can be squeezed is stored squeezed, so that the game server only has to hand it out. */
function squeezed(): Plugin {
  return {
    name: "squeezed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!/\.(js|css|svg|html|json)$/.test(name)) continue;
          const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          this.emitFile({
            type: "asset",
            fileName: `${name}.br`,
            source: brotliCompressSync(source, quality),
          });
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}

/** Types of all messages are made anew whenever a Fluent file changes. */
function messageIds(): Plugin {
  return {
    name: "message-ids",
    handleHotUpdate({ file }) {
      if (file.endsWith(".ftl")) writeIds();
    },
  };
}

export default defineConfig({
  plugins: [svelte(), messageIds(), squeezed()],
  // The named windows of forms.css, in every style sheet and component.
  css: { postcss: { plugins: [globalData({ files: ["src/styles/forms.css"] }), customMedia()] } },
  build: {
    outDir: "../src/lacrimosa/server/web/page",
    emptyOutDir: true,
    // Data addresses would need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // The first that know `light-dark`, which the two themes are written with.
    cssTarget: ["chrome123", "firefox125", "safari17.5"],
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        // The words of a language come together, in one file, but for those that come late.
        codeSplitting: {
          groups: [
            {
              debugName: "words",
              test: new RegExp(`src/words/(en|fr|es|ru)/(?!${LATE.join("|")})`),
              name: (id) => `words-${/words\/(\w\w)\//.exec(id)?.[1] ?? "en"}`,
            },
          ],
        },
      },
    },
  },
  // Tests read the names of the windows, too; no other style sheet.
  test: { css: { include: /forms\.css/ } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.LACRIMOSA_SERVER ?? "http://127.0.0.1:1791", ws: true } },
  },
});
