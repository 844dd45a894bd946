// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { address, routeOf } from "./route.svelte";

describe("the address", () => {
  it("names a screen", () => {
    expect(routeOf("/")).toEqual({ screen: "home" });
    expect(routeOf("/table/abc")).toEqual({ screen: "table", id: "abc" });
    expect(routeOf("/review/abc")).toEqual({ screen: "review", id: "abc", seat: undefined });
    expect(routeOf("/review/abc/1")).toEqual({ screen: "review", id: "abc", seat: 1 });
    expect(routeOf("/try/abc")).toEqual({ screen: "task", id: "abc" });
    expect(routeOf("/try")).toEqual({ screen: "lost" });
    expect(routeOf("/tables")).toEqual({ screen: "tables" });
    expect(routeOf("/puzzles")).toEqual({ screen: "puzzles" });
    expect(routeOf("/companion")).toEqual({ screen: "companion", part: undefined });
    expect(routeOf("/companion/solo")).toEqual({ screen: "companion", part: "solo" });
    expect(routeOf("/replay/abc")).toEqual({ screen: "replay", id: "abc", step: undefined });
    expect(routeOf("/replay/abc/12")).toEqual({ screen: "replay", id: "abc", step: 12 });
    expect(routeOf("/rules/REQ-1")).toEqual({ screen: "rules", rule: "REQ-1" });
    expect(routeOf("/components")).toEqual({ screen: "components", edition: "koechel" });
    expect(routeOf("/components/d1")).toEqual({ screen: "components", edition: "d1" });
    expect(routeOf("/components", "?edition=my_box")).toEqual({ screen: "components", edition: "my_box" });
    expect(routeOf("/rules/signs", "?edition=my_box")).toEqual({
      screen: "rules",
      rule: "signs",
      edition: "my_box",
    });
    expect(routeOf("/table")).toEqual({ screen: "lost" });
    expect(routeOf("/nonsense")).toEqual({ screen: "lost" });
  });

  it("hands out a secret once", () => {
    address.go("/table/abc#invite=secret");
    expect(address.secrets.get("invite")).toBe("secret");
    address.forgetSecrets();
    expect(address.secrets.get("invite")).toBe(null);
    expect(location.hash).toBe("");
    expect(address.route).toEqual({ screen: "table", id: "abc" });
  });
});
