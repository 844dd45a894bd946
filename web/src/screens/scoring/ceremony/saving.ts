/** The picture as a file, made by the browser alone: the drawing with everything it refers to, painted and saved. */
import { flushSync, mount, unmount } from "svelte";
import type { Pictured } from "./pictured";
import SharePicture from "./SharePicture.svelte";

const SVG = "http://www.w3.org/2000/svg";
const FILE = "lacrimosa.png";
/** A telephone's screen is twice as fine. */
const SCALE = 2;
/** What style sheets decide, and a drawing on its own has to say itself. */
const STYLES = [
  ...["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity", "color"],
  ...["font-family", "font-size", "font-style", "font-weight", "text-anchor"],
];

/** The picture as an SVG that needs nothing from outside. */
export async function drawing(pictured: Pictured): Promise<string> {
  const place = document.createElement("div");
  place.className = "visually-hidden";
  place.ariaHidden = "true";
  document.body.append(place);
  const picture = mount(SharePicture, { target: place, props: pictured });
  try {
    flushSync();
    const shown = place.querySelector("svg");
    if (!shown) throw new Error("There is no picture.");
    const alone = shown.cloneNode(true) as SVGSVGElement;
    const symbols = await symbolsOf(alone);
    const originals = [shown, ...shown.querySelectorAll<SVGElement>("*")];
    const copies = [alone, ...alone.querySelectorAll<SVGElement>("*")];
    copies.forEach((copy, index) => {
      const original = originals[index];
      if (original) settle(copy, original, symbols);
    });
    const style = document.createElementNS(SVG, "style");
    // Colours of the page are those of its theme.
    const theme = getComputedStyle(shown).colorScheme;
    style.textContent = `:root{color-scheme:${theme}}${await fontFaces(shown.textContent)}`;
    alone.prepend(style);
    return new XMLSerializer().serializeToString(alone);
  } finally {
    void unmount(picture);
    place.remove();
  }
}

/** Every symbol the drawing takes out of another file, by its address. */
async function symbolsOf(drawn: SVGElement): Promise<ReadonlyMap<string, Element>> {
  const wanted = new Set([...drawn.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? ""));
  const files = new Set([...wanted].map((href) => href.split("#")[0] ?? ""));
  const found = new Map<string, Element>();
  for (const file of files) {
    const text = await (await fetch(file)).text();
    const read = new DOMParser().parseFromString(text, "image/svg+xml");
    for (const symbol of read.querySelectorAll("symbol")) found.set(`${file}#${symbol.id}`, symbol);
  }
  return found;
}

/** Writes down what the page's styles make of an element; a symbol from the other file is put in its place. */
function settle(copy: SVGElement, original: SVGElement, symbols: ReadonlyMap<string, Element>): void {
  const styles = getComputedStyle(original);
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  if (copy.closest("defs")) return;
  for (const name of STYLES) copy.setAttribute(name, styles.getPropertyValue(name));
  if (copy.tagName !== "use") return;
  const symbol = symbols.get(copy.getAttribute("href") ?? "");
  if (!symbol) return;
  const inner = document.createElementNS(SVG, "svg");
  for (const { name, value } of symbol.attributes) if (name !== "id") inner.setAttribute(name, value);
  for (const name of ["x", "y", "width", "height", "opacity", "color"])
    inner.setAttribute(name, copy.getAttribute(name) ?? "");
  inner.innerHTML = symbol.innerHTML;
  for (const element of [inner, ...inner.querySelectorAll("*")])
    for (const { name, value } of element.attributes)
      if (value.includes("var(")) element.setAttribute(name, resolved(value, styles));
  copy.replaceWith(inner);
}

/** `var(--p, #1767ab)` as the colour it stands for here. */
function resolved(value: string, styles: CSSStyleDeclaration): string {
  return value.replace(/var\((--[\w-]+)(?:,\s*([^()]+))?\)/g, (_, name: string, usual?: string) => {
    const own = styles.getPropertyValue(name).trim();
    return own || (usual ?? "currentColor");
  });
}

/** The page's own fonts, in the drawing itself. */
async function fontFaces(text: string): Promise<string> {
  const hasCyrillic = /\p{Script=Cyrillic}/u.test(text);
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, from: sheet.href ?? location.href })))
    .flatMap(({ rule, from }) => (rule instanceof CSSFontFaceRule ? { style: rule.style, from } : []))
    .filter(({ style }) => hasCyrillic || !style.getPropertyValue("unicode-range").includes("U+04"));
  const faces = await Promise.all(
    rules.map(async ({ style, from }) => {
      const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src"))?.[1];
      if (source === undefined) return "";
      const data = await address(await (await fetch(new URL(source, from))).blob());
      const about = ["font-family", "font-style", "font-weight", "unicode-range"]
        .filter((name) => style.getPropertyValue(name))
        .map((name) => `${name}:${style.getPropertyValue(name)};`);
      return `@font-face{${about.join("")}src:url(${data})}`;
    }),
  );
  return faces.join("");
}

function address(blob: Blob): Promise<string> {
  return new Promise((come, fail) => {
    const reader = new FileReader();
    reader.onload = () => come(String(reader.result));
    reader.onerror = () => fail(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}

/** Paints the drawing. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = await address(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((come, fail) =>
    canvas.toBlob(
      (blob) => (blob ? come(blob) : fail(new Error("The picture could not be painted."))),
      "image/png",
    ),
  );
}

/** Handed on where the system can, else saved. */
export async function sharePicture(pictured: Pictured): Promise<void> {
  const blob = await painted(await drawing(pictured));
  const files = [new File([blob], FILE, { type: blob.type })];
  if ("canShare" in navigator && navigator.canShare({ files })) await navigator.share({ files });
  else save(blob);
}

export async function savePicture(pictured: Pictured): Promise<void> {
  save(await painted(await drawing(pictured)));
}

function save(blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
