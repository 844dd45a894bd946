import { describe, expect, it } from "vitest";
import type { Target } from "../net/messages";
import { Sights } from "./sights.svelte";

function target(choice: string, offered: boolean): Target {
  return { offered, things: [{ choices: [choice], cost: { ducats: 2 } }] } as unknown as Target;
}

describe("what can be pointed at", () => {
  it("stays the same object while it says the same", () => {
    const sights = new Sights();
    sights.see([target("travel vienna", true)], ["done"]);
    const before = sights.get("travel vienna");
    sights.see([target("travel vienna", true)], []);
    expect(sights.get("travel vienna")).toBe(before);
    expect(sights.get("done")).toBeUndefined();
  });
});
