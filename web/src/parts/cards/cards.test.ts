// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../edition/catalogue.svelte";
import { zoom } from "../../state/zoom.svelte";
import { speak } from "../../words/words.svelte";
import CardFace from "./CardFace.svelte";
import CardZoom from "./CardZoom.svelte";
import MemoryCard from "./MemoryCard.svelte";
import OpusCard from "./OpusCard.svelte";
import { SMALL } from "./smallEdition";

beforeAll(() => {
  catalogue.info = SMALL;
  // Cards wait for letters that arrive late; happy-dom has none.
  Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });
});
beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  zoom.close();
});

/** What a screen reader says of the signs, in their order. */
const signs = (container: Element) =>
  [...container.querySelectorAll("[role=img][aria-label]")].map((sign) => sign.getAttribute("aria-label"));

describe("a Memory card", () => {
  it("shows title, year, what acting adds and what its story pays", () => {
    const { container } = render(MemoryCard, { id: "tour" });
    expect(screen.getByText("Das große Königreich")).toBeTruthy();
    expect(screen.getByText("1778")).toBeTruthy();
    const said = signs(container);
    expect(said[0]).toBe("2 ducats");
    expect(said.slice(-2)).toEqual(["1 VP", "2 journey points (track)"]);
    for (const action of ["Travel", "Perform or Sell"]) expect(said).toContain(action);
  });

  it("of the start has no year", () => {
    render(MemoryCard, { id: "start" });
    expect(screen.getByText("start")).toBeTruthy();
  });

  it("without a story says so instead of leaving a gap", () => {
    const { container } = render(MemoryCard, { id: "early" });
    expect(container.textContent).toContain("–");
  });
});

describe("a picture", () => {
  const drawn = (container: Element) =>
    [...container.querySelectorAll(".vignette use")].map((part) => part.getAttribute("href"));

  it("of a shipped card is not drawn on another card with its id", () => {
    const tour = { id: "great_tour", title: "The great tour sets out", actions: ["travel"] as const };
    catalogue.info = { ...SMALL, memories: [tour] };
    const shipped = drawn(render(MemoryCard, { id: "great_tour" }).container);
    cleanup();
    catalogue.info = { ...SMALL, memories: [{ ...tour, title: "A long way", is_own: true }] };
    const own = drawn(render(MemoryCard, { id: "great_tour" }).container);
    cleanup();
    catalogue.info = SMALL;
    expect(own).not.toEqual(shipped);
    expect(own.at(-1)).toContain("a-travel");
  });
});

describe("an Opus card", () => {
  it("shows title, type, period, and what performing and selling cost and bring", () => {
    const { container } = render(OpusCard, { id: "pariser" });
    for (const text of ["Sinfonie Nr. 31", "Symphony", "III", "K. 297 · 1778"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(signs(container).filter((said) => /\d/.test(said ?? ""))).toEqual([
      "5 ducats",
      "1 talent point",
      "3 VP",
      "1 finance step",
    ]);
  });

  it("says that it was performed, once it lies turned", async () => {
    const { rerender } = render(OpusCard, { id: "pariser" });
    expect(screen.queryByText("performed")).toBeNull();
    await rerender({ id: "pariser", turned: true });
    expect(screen.getByText("performed")).toBeTruthy();
  });

  it("speaks the language that is chosen", async () => {
    render(OpusCard, { id: "pariser" });
    await speak("ru");
    expect(await screen.findByText("Симфония")).toBeTruthy();
  });
});

describe("a card in a list", () => {
  it("is a button that reads the whole card, and enlarges it by click, right-click and the key I", async () => {
    render(CardFace, { thing: "opus", id: "pariser" });
    const button = screen.getByRole("button", { name: /^Opus, Symphony: Sinfonie Nr\. 31, K\. 297, 1778/ });
    const ways = [
      () => fireEvent.click(button),
      () => fireEvent.contextMenu(button),
      () => fireEvent.keyDown(button, { key: "i" }),
    ];
    for (const open of ways) {
      await open();
      expect(zoom.at).toEqual({ thing: "opus", id: "pariser" });
      zoom.close();
    }
    await fireEvent.keyDown(button, { key: "i", ctrlKey: true });
    expect(zoom.at).toBeUndefined();
  });
});

describe("the magnifying glass", () => {
  it("shows what is enlarged as a dialog of its name, and closes", async () => {
    render(CardZoom);
    expect(screen.queryByRole("dialog", { hidden: false })).toBeNull();
    zoom.open({ thing: "opus", id: "pariser" });
    const dialog = await screen.findByRole("dialog", { name: "Sinfonie Nr. 31" });
    expect(dialog.textContent).toContain(
      "Commission (2 talent points and 4 ducats and the price of the space): 6 VP",
    );
    await fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(zoom.at).toBeUndefined();
    expect((dialog as HTMLDialogElement).open).toBe(false);
  });

  it("closes by a click beside the card, not by one on it", async () => {
    render(CardZoom);
    zoom.open({ thing: "memory", id: "tour" });
    const dialog = await screen.findByRole("dialog", { name: "Das große Königreich" });
    await fireEvent.click(within(dialog).getByRole("heading"));
    expect(zoom.at).toBeDefined();
    await fireEvent.click(dialog);
    expect(zoom.at).toBeUndefined();
  });
});
