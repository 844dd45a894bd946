// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { server } from "../net/http";
import { SMALL } from "../parts/cards/smallEdition";
import { catalogue } from "./catalogue.svelte";
import { needEdition } from "./needing";

afterEach(() => vi.restoreAllMocks());

it("fetches an edition once, and its words for every language it has", async () => {
  const info = { ...SMALL, digest: "d1", languages: ["ru"] };
  const edition = vi.spyOn(server, "edition").mockResolvedValue(info);
  const words = vi.spyOn(server, "editionWords").mockResolvedValue({ title: "Коробка" });
  await needEdition("small", "en");
  expect([catalogue.info?.digest, catalogue.words.title, words.mock.calls.length]).toEqual(["d1", "", 0]);
  await needEdition("d1", "ru");
  await needEdition("d1", "ru");
  expect([catalogue.words.title, edition.mock.calls.length, words.mock.calls.length]).toEqual([
    "Коробка",
    1,
    1,
  ]);
});

it("fetches by id what an older game has by its digest", async () => {
  const edition = vi
    .spyOn(server, "edition")
    .mockImplementation((name) => Promise.resolve({ ...SMALL, digest: name === "small" ? "new" : name }));
  await needEdition("old", "en");
  await needEdition("small", "en");
  expect([catalogue.info?.digest, edition.mock.calls.length]).toEqual(["new", 2]);
});

it("lets the printed names stand while words cannot be fetched", async () => {
  vi.spyOn(server, "edition").mockResolvedValue({ ...SMALL, digest: "d2", languages: ["ru"] });
  const words = vi.spyOn(server, "editionWords").mockRejectedValueOnce(new Error("no"));
  await needEdition("d2", "ru");
  expect(catalogue.words.title).toBe("");
  words.mockResolvedValue({ title: "Коробка" });
  await needEdition("d2", "ru");
  expect(catalogue.words.title).toBe("Коробка");
});
