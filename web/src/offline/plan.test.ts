import { expect, test } from "vitest";
import { isAway, kindOf, type Plan } from "./plan";

const PLAN: Plan = { files: ["/assets/index-1.js"], readings: ["/api/rules/en"] };
const ORIGIN = "https://game.example.org";

function kind(path: string, { mode = "cors", method = "GET" } = {}) {
  return kindOf(PLAN, ORIGIN, { url: new URL(path, ORIGIN).href, mode, method } as Request);
}

test("what the plan names is answered, and every address a person opens", () => {
  expect(kind("/assets/index-1.js")).toBe("file");
  expect(kind("/api/rules/en")).toBe("reading");
  for (const path of ["/", "/rules/TRV-3", "/rules?a=b#TRV-3", "/table/AAAA", "/apiary"])
    expect(kind(path, { mode: "navigate" }), path).toBe("page");
});

test("nothing else is, and so nothing else can be kept", () => {
  for (const path of ["/api/me", "/api/tables/AAAA", "/api/rules/en?x=1", "/api/rules/de", "/api/rules/en/"])
    expect(kind(path), path).toBeUndefined();
  for (const path of ["/assets/Board-1.js", "/", "https://elsewhere.example.org/api/rules/en"])
    expect(kind(path), path).toBeUndefined();
  expect(kind("/api/rules/en", { method: "POST" })).toBeUndefined();
  expect(kind("/api/openapi.json", { mode: "navigate" })).toBeUndefined();
});

test("a proxy in front of a server that is away says so by its status", () => {
  const answer = (status: number) => isAway(new Response("", { status }));
  expect([502, 503, 504].every(answer)).toBe(true);
  expect([200, 404, 500].some(answer)).toBe(false);
});
