/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import globalData from "@csstools/postcss-global-data";
import customMedia from "postcss-custom-media";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { LANGUAGES } from "./src/words/language.ts";
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

/** The edition whose pieces the rules show. */
const EDITION = "koechel";
const READINGS = [...LANGUAGES.map((language) => `/api/rules/${language}`), `/api/editions/${EDITION}`];
/** What has to be there to begin and to read without a network, besides what index.html begins with. */
const READ_OFFLINE = new RegExp(
  "/src/screens/(Home|Rules|Components)\\.svelte$|/src/parts/explain/Line\\.svelte$|/src/words/../(?!" +
    LATE.filter((area) => !["explain", "home", "lessons"].includes(area)).join("|") +
    `)\\w+\\.ftl|/editions/${EDITION}/words/`,
);

/** What the page is as an installed app, in every language: icons, and ways to go straight to something. */
const ICONS = [
  { file: "app-192", sizes: "192x192" },
  { file: "app-512", sizes: "512x512" },
  { file: "maskable-512", sizes: "512x512", purpose: "maskable" },
] as const;
const BADGE = "badge-96";
const SHORTCUTS = ["puzzles", "companion", "rules"] as const;

function drawing(name: string): string {
  const source = readFileSync(new URL(`src/art/app/${name}.png`, import.meta.url));
  return `assets/${name}-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.png`;
}

function words(language: string): FluentBundle {
  const found = new FluentBundle(language);
  const file = new URL(`src/words/${language}/home.ftl`, import.meta.url);
  found.addResource(new FluentResource(readFileSync(file, "utf8")));
  return found;
}

function manifests(): Plugin {
  return {
    name: "manifests",
    apply: "build",
    generateBundle() {
      for (const name of [...ICONS.map(({ file }) => file), BADGE]) {
        const source = readFileSync(new URL(`src/art/app/${name}.png`, import.meta.url));
        this.emitFile({ type: "asset", fileName: drawing(name), source });
      }
      for (const language of LANGUAGES) {
        const home = words(language);
        const say = (id: string): string => {
          const pattern = home.getMessage(id)?.value;
          if (!pattern) this.error(`${language} has no ${id}.`);
          return home.formatPattern(pattern);
        };
        const manifest = {
          id: "/",
          start_url: "/",
          scope: "/",
          name: "Lacrimosa",
          short_name: "Lacrimosa",
          description: say("home-tagline"),
          lang: language,
          display: "standalone",
          background_color: "#1d2236",
          theme_color: "#1d2236",
          categories: ["games"],
          icons: ICONS.map(({ file, ...about }) => ({
            src: `/${drawing(file)}`,
            type: "image/png",
            ...about,
          })),
          shortcuts: SHORTCUTS.map((page) => ({ name: say(`home-${page}`), url: `/${page}` })),
        };
        const source = JSON.stringify(manifest);
        this.emitFile({ type: "asset", fileName: `manifest-${language}.webmanifest`, source });
      }
    },
  };
}

/** Writes into the service worker which files of this build it keeps. */
function offlinePlan(): Plugin {
  return {
    name: "offline-plan",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const worker = chunks.find(({ name }) => name === "offline");
        if (!worker || worker.imports.length > 0) this.error("The service worker has to be one file.");
        const files = new Set<string>();
        const take = (chunk: Rolldown.OutputChunk): void => {
          if (files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
          for (const name of chunk.imports) {
            const imported = bundle[name];
            if (imported?.type === "chunk") take(imported);
          }
        };
        for (const chunk of chunks) {
          // A file of words has a chunk of its own that only points to the one with all of its language.
          const ids = [chunk.facadeModuleId ?? "", ...chunk.moduleIds];
          if (chunk.name === "index" || ids.some((id) => READ_OFFLINE.test(id))) take(chunk);
        }
        // Fonts and drawings are named by the page, styles and scripts.
        const texts = ["index.html", ...files].map((name) => textOf(bundle[name])).join("\n");
        for (const name of Object.keys(bundle))
          if (/\.(svg|png|woff2)$/.test(name) && texts.includes(name.replace("assets/", ""))) files.add(name);
        const build = createHash("sha256").update(textOf(bundle["index.html"]));
        for (const name of [...files].sort()) build.update(name);
        const plan = {
          build: build.digest("hex").slice(0, 12),
          files: [...files].sort().map((name) => `/${name}`),
          readings: READINGS,
          icon: `/${drawing("app-192")}`,
          badge: `/${drawing(BADGE)}`,
        };
        worker.code = `const PLAN=${JSON.stringify(plan)};\n${worker.code}`;
      },
    },
  };
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (!file) return "";
  return file.type === "chunk" ? file.code : Buffer.from(file.source).toString();
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
  plugins: [svelte(), messageIds(), manifests(), offlinePlan(), squeezed()],
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
      // The service worker's scope is that of its address: it has to lie above all it serves.
      input: { index: "index.html", offline: "src/offline/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "offline" ? "offline.js" : "assets/[name]-[hash].js"),
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
