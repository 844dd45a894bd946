import { describe, expect, it } from "vitest";
import { agoIn } from "./ago";

describe("how long ago", () => {
  const now = 1_700_000_000_000;
  it("is said in the largest unit that fits", () => {
    expect(agoIn("en", now - 10_000, now)).toBe("this minute");
    expect(agoIn("en", now - 2 * 3_600_000, now)).toBe("2 hours ago");
    expect(agoIn("en", now - 25 * 3_600_000, now)).toBe("yesterday");
    expect(agoIn("fr", now - 3 * 86_400_000, now)).toBe("il y a 3 jours");
    expect(agoIn("ru", now - 5 * 60_000, now)).toBe("5 минут назад");
  });
  it("does not speak of the future when clocks differ", () => {
    expect(agoIn("en", now + 5000, now)).toBe("this minute");
  });
});
