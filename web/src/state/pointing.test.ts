// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { flow } from "./flow.svelte";
import { game } from "./game.svelte";
import { pointing } from "./pointing.svelte";

/** Agrees to a sheet that hangs on a button; what it returns ends the choice. */
function agree(): { readonly button: HTMLElement; readonly end: () => void; readonly made: unknown } {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((go) => (end = go));
  const made = vi.spyOn(flow, "make").mockReturnValue(ended);
  const button = document.body.appendChild(document.createElement("button"));
  pointing.at = { choices: ["commission idomeneo"], anchor: button };
  pointing.agree("commission idomeneo", { picked: "marker 2" });
  return { button, end, made };
}

describe("a sheet that was agreed to", () => {
  afterEach(() => {
    pointing.at = undefined;
    game.close();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it("makes its choice, stays until the board has moved on, and gives the focus back", () => {
    const { button, made } = agree();
    expect(made).toHaveBeenCalledExactlyOnceWith("commission idomeneo", {
      picked: "marker 2",
      agreed: true,
    });
    expect(document.activeElement).toBe(button);
    expect(pointing.at?.anchor).toBe(button);
    game.state += 1;
    expect(pointing.at).toBeUndefined();
  });

  it("goes when the choice was refused", async () => {
    const { end } = agree();
    end();
    await vi.waitFor(() => expect(pointing.at).toBeUndefined());
  });

  it("leaves alone the sheet that was opened after it", async () => {
    const { button, end } = agree();
    game.state += 1;
    pointing.at = { choices: ["travel vienna"], anchor: button };
    end();
    await new Promise((go) => setTimeout(go));
    expect(pointing.at.choices).toEqual(["travel vienna"]);
  });
});
