import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./state/settings.svelte";
import { speak } from "./words/words.svelte";

document.documentElement.dataset.theme = settings.theme;
// Nothing is drawn before there are words for it.
await speak(settings.language);
mount(App, { target: document.getElementById("page") as HTMLElement });
