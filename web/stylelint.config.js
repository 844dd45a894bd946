// Style sheets take colours and lengths from tokens.css and windows from forms.css, and use only names that exist.
import fs from "node:fs";
import path from "node:path";
import { parse, stringify } from "postcss";

const SOURCES = path.join(import.meta.dirname, "src");

/** Every property that a style sheet, component or module sets somewhere: `--gap: 2rem`, `style:--left={…}`. */
function knownProperties() {
  const names = new Set();
  for (const entry of fs.readdirSync(SOURCES, { recursive: true, withFileTypes: true }))
    if (/\.(css|svelte|ts)$/.test(entry.name))
      for (const [name] of fs
        .readFileSync(path.join(entry.parentPath, entry.name), "utf8")
        .matchAll(/--[\w-]+(?=\s*[:="'`}])/g))
        names.add(name);
  return `:root { ${[...names].map((name) => `${name}: 0;`).join(" ")} }`;
}

const SIZES = ["width", "height", "aspect-ratio", "orientation"].flatMap((name) => [
  name,
  `min-${name}`,
  `max-${name}`,
]);

/** What is drawn has colours of its own, in both themes the same: vignettes, portraits, the picture of the end. */
const DRAWINGS = [
  "src/art/**",
  "src/screens/scoring/ceremony/FinishedScore.svelte",
  "src/screens/scoring/ceremony/Medal.svelte",
  "src/screens/scoring/ceremony/SharePicture.svelte",
];

export default {
  extends: "stylelint-config-recommended",
  // Many files at once would be too many; one stands for all of them.
  referenceFiles: [
    "src/styles/forms.css",
    { files: "src/styles/tokens.css", customSyntax: { parse: () => parse(knownProperties()), stringify } },
  ],
  rules: {
    // Masks are black and white.
    "color-named": ["never", { ignoreProperties: ["/^mask/", "fill"] }],
    "color-no-hex": true,
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "oklch"],
    "media-feature-name-disallowed-list": SIZES,
    "no-unknown-custom-media": true,
    "no-unknown-custom-properties": true,
    // Space, letters, corners and lines have their steps in tokens.css. How large an area is, is the layout itself.
    "declaration-property-value-disallowed-list": {
      "/^(font|font-size|gap|row-gap|column-gap|padding|margin|border|outline|box-shadow)/": [
        /(?<![\w.-])-?\d*\.?\d+(rem|px)\b/,
      ],
    },
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Components are scoped: which rule comes first says nothing.
    "no-descending-specificity": null,
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      files: ["src/styles/tokens.css", ...DRAWINGS],
      rules: {
        "color-named": null,
        "color-no-hex": null,
        "function-disallowed-list": null,
        "declaration-property-value-disallowed-list": null,
      },
    },
    // Tokens are in groups, each with its two themes.
    { files: ["src/styles/tokens.css"], rules: { "no-duplicate-selectors": null } },
    {
      files: ["src/styles/forms.css"],
      rules: { "media-feature-name-disallowed-list": null },
    },
  ],
};
