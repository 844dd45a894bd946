import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { fetchScreen } from "./screens/fetching";
import { keeping } from "./offline/keeping.svelte";
import { address } from "./state/route.svelte";
import { settings } from "./state/settings.svelte";
import { speak } from "./words/words.svelte";

// The faces that every screen begins with; a browser left alone asks for them only when the words are there.
const FACES = ['400 1rem "Source Sans"', '600 2rem "Cormorant"', '600 1rem "Garamond"'];
const LETTERS = settings.language === "ru" ? "Aя" : "A";
/** Keeping page and rules for later is in nobody's way by then. */
const CALM_MS = 10_000;

document.documentElement.dataset.theme = settings.theme;
document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href =
  `/manifest-${settings.language}.webmanifest`;
for (const face of FACES) void document.fonts.load(face, LETTERS);
// The screen comes at the same time as the words; if it does not, the page says so when it wants to show it.
fetchScreen(address.route.screen).catch(() => undefined);
// Nothing is drawn before there are words for it.
await speak(settings.language);
mount(App, { target: document.getElementById("page") as HTMLElement });
setTimeout(() => void keeping.begin(), CALM_MS);
