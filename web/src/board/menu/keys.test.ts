// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { letterOf } from "./keys.svelte";

it("reads letters from any keyboard", () => {
  expect(letterOf({ key: "u", code: "KeyU" })).toBe("u");
  expect(letterOf({ key: "U", code: "KeyU" })).toBe("u");
  expect(letterOf({ key: "г", code: "KeyU" })).toBe("u");
  expect(letterOf({ key: "&", code: "Digit1" })).toBe("1");
  expect(letterOf({ key: "?", code: "Digit7" })).toBe("?");
  expect(letterOf({ key: "Enter", code: "Enter" })).toBe("Enter");
});
