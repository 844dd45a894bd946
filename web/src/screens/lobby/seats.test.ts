// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "../../net/messages";
import { game } from "../../state/game.svelte";
import { speak } from "../../words/words.svelte";
import { arrangement } from "./arrangement.svelte";
import Choice from "./Choice.svelte";
import Seat from "./Seat.svelte";

const MINE = { seat: 0, kind: "person", name: "Anna", is_you: true, is_host: true } as SeatInfo;
const OPEN = { seat: 1, kind: "open" } as SeatInfo;
const BOTS = ["copyist", "virtuoso"];

beforeAll(() => speak("en"));
beforeEach(() => {
  game.table = { seats: [MINE, OPEN], options: {} } as unknown as NonNullable<typeof game.table>;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  game.close();
});

const list = () => screen.getByRole<HTMLSelectElement>("combobox");

describe("a seat before the game", () => {
  it("can be given to a friend, to somebody beside me or to a computer patron", async () => {
    const give = vi.spyOn(arrangement, "seat").mockResolvedValue(true);
    render(Seat, { seat: OPEN, mayChoose: true, bots: BOTS });
    expect(screen.getByRole("combobox", { name: "Who takes seat 2" })).toBe(list());
    expect([...list().options].map((option) => option.textContent)).toEqual([
      "On this device",
      "Open for a friend",
      "Computer patron: Copyist",
      "Computer patron: Virtuoso",
    ]);
    await fireEvent.change(list(), { target: { value: "bot:virtuoso" } });
    await fireEvent.change(list(), { target: { value: "me" } });
    expect(give.mock.calls).toEqual([
      [1, { kind: "bot", bot: "virtuoso" }],
      [1, { kind: "me", name: "Player 2" }],
    ]);
  });

  it("shows what holds after the server has refused", async () => {
    vi.spyOn(arrangement, "seat").mockResolvedValue(false);
    render(Seat, { seat: OPEN, mayChoose: true, bots: BOTS });
    await fireEvent.change(list(), { target: { value: "bot:copyist" } });
    await Promise.resolve();
    expect(list().value).toBe("open");
  });

  it("of mine has a field for my name, which is sent once it has changed", async () => {
    const name = vi.spyOn(arrangement, "name").mockResolvedValue(true);
    render(Seat, { seat: MINE, mayChoose: true, bots: BOTS });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name on seat 1" });
    expect(field.value).toBe("Anna");
    await fireEvent.change(field, { target: { value: " Anna " } });
    expect(name).not.toHaveBeenCalled();
    await fireEvent.change(field, { target: { value: " Anna Maria " } });
    expect(name.mock.calls).toEqual([[0, "Anna Maria"]]);
  });

  it("is only read by whoever is not the host", () => {
    render(Seat, {
      seat: { seat: 1, kind: "bot", bot: "copyist" } as SeatInfo,
      mayChoose: false,
      bots: BOTS,
    });
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.getByText("Copyist")).toBeTruthy();
    expect(screen.getByText("computer patron")).toBeTruthy();
  });
});

describe("something to agree on", () => {
  const props = {
    name: "Undo",
    ways: [
      { value: "free", label: "Free" },
      { value: "none", label: "Never" },
    ],
    value: "free",
    why: "Undo freely.",
  };

  it("is a group of its name and reason, with the way that holds pressed", async () => {
    const choose = vi.fn();
    render(Choice, { ...props, mayChoose: true, choose });
    const group = screen.getByRole("group", { name: "Undo", description: "Undo freely." });
    expect(group.querySelector("[aria-pressed=true]")?.textContent).toBe("Free");
    await fireEvent.click(screen.getByRole("button", { name: "Never" }));
    expect(choose.mock.calls).toEqual([["none"]]);
  });

  it("has no buttons for whoever may not decide", () => {
    render(Choice, { ...props, mayChoose: false, choose: vi.fn() });
    expect(screen.queryAllByRole("button")).toHaveLength(0);
    expect(screen.getByText("Free")).toBeTruthy();
  });
});
