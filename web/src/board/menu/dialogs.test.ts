// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Waste } from "../../net/messages";
import { flow } from "../../state/flow.svelte";
import { game } from "../../state/game.svelte";
import { speak } from "../../words/words.svelte";
import Dialog from "./Dialog.svelte";
import UndoRequest from "./UndoRequest.svelte";
import WasteWarning from "./WasteWarning.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>Inside</p>" }));

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  flow.warning = [];
  game.close();
});

describe("a dialog", () => {
  it("has the name of its title, and closes by cross, Escape and a click beside it", async () => {
    const onclose = vi.fn();
    render(Dialog, { title: "Rules", onclose, children });
    const dialog = screen.getByRole("dialog", { name: "Rules" });
    await fireEvent.click(screen.getByText("Inside"));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await fireEvent(dialog, new Event("cancel", { cancelable: true }));
    await fireEvent.click(dialog);
    expect(onclose).toHaveBeenCalledTimes(3);
  });

  it("in which something must be decided has no cross and is not clicked away", async () => {
    const onclose = vi.fn();
    render(Dialog, { title: "End?", onclose, children, mustDecide: true });
    const dialog = screen.getByRole("dialog", { name: "End?" });
    expect(screen.queryByRole("button")).toBeNull();
    await fireEvent.click(dialog);
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.keyDown(dialog, { key: "Escape" });
    expect(onclose).toHaveBeenCalledOnce();
  });
});

/** A table of two at which somebody asks to undo the last two of five steps. */
function asked(by: number): void {
  const seats = ["Anna", "Berta"].map((name, seat) => ({ seat, kind: "person", name, is_you: seat === 0 }));
  const undo_request = { number: 7, seat: by, to: 3, waiting_for: [1 - by] };
  game.table = { seats, options: {}, undo_request } as unknown as NonNullable<typeof game.table>;
  game.steps = Array.from({ length: 5 }, (_, number) => ({ number })) as unknown as typeof game.steps;
}

describe("a request to undo", () => {
  it("asks whoever has to agree, and says how much would be undone", async () => {
    asked(1);
    const answer = vi.spyOn(game, "answerUndo").mockResolvedValue(true);
    render(UndoRequest);
    expect(screen.getByRole("dialog", { name: "Berta would like to undo" })).toBeTruthy();
    expect(screen.getByText(/^2 choices would be undone\./)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
    await fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(answer.mock.calls).toEqual([
      [7, true],
      [7, false],
    ]);
  });

  it("lets the one who asks wait, and withdraw", async () => {
    asked(0);
    const answer = vi.spyOn(game, "answerUndo").mockResolvedValue(true);
    render(UndoRequest);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("Waiting for Berta to approve your undo.");
    await fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
    expect(answer.mock.calls).toEqual([[7, false]]);
  });
});

describe("a warning before the turn ends", () => {
  const wastes = [
    { kind: "points_unspent", points: { talent: 2 } },
    { kind: "bonus_missed", icons: 1 },
  ] as const satisfies readonly Waste[];

  it("shows what is lost, and goes back", async () => {
    flow.warning = wastes;
    render(WasteWarning);
    expect(screen.getByRole("dialog", { name: "End the turn anyway?" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "2 talent points (track)" })).toBeTruthy();
    expect(screen.getByText(/has one more icon of the period bonus/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Go back" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is muted kind by kind", async () => {
    flow.warning = wastes;
    const end = vi.spyOn(flow, "endAnyway").mockResolvedValue(undefined);
    render(WasteWarning);
    const boxes = screen.getAllByRole("checkbox", { name: "Do not warn me about this again" });
    await fireEvent.click(boxes[0]!);
    await fireEvent.click(boxes[1]!);
    await fireEvent.click(boxes[0]!);
    await fireEvent.click(screen.getByRole("button", { name: "End the turn" }));
    expect(end.mock.calls).toEqual([[["bonus_missed"]]]);
  });
});
