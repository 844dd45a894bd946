import { expect, test } from "vitest";
import { deviceIn } from "./browser";

test("a device is named as people name it", () => {
  const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
  expect(deviceIn(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/130.0.0.0`)).toEqual({
    browser: "Edge",
    system: "Windows",
  });
  expect(deviceIn(`Mozilla/5.0 (Linux; Android 10; K) ${chrome}`)).toEqual({
    browser: "Chrome",
    system: "Android",
  });
  expect(
    deviceIn("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"),
  ).toEqual({ browser: "Safari", system: "iPhone" });
  expect(deviceIn("")).toEqual({ browser: "?", system: "?" });
});
