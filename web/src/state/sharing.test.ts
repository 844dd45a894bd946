import { expect, test } from "vitest";
import { shared } from "./sharing";

test("what says the same is the same object", () => {
  const before = { row: [{ id: "a" }, { id: "b" }], seat: { vp: 1 } };
  const same = shared(before, { row: [{ id: "a" }, { id: "b" }], seat: { vp: 1 } });
  expect(same).toBe(before);
  const other = shared(before, { row: [{ id: "a" }, { id: "c" }], seat: { vp: 1 } });
  expect(other).toEqual({ row: [{ id: "a" }, { id: "c" }], seat: { vp: 1 } });
  expect(other.row[0]).toBe(before.row[0]);
  expect(other.seat).toBe(before.seat);
});

test("fields that come or go, lists that grow, other kinds and nothing are changes", () => {
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared<object>({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(shared([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(shared({ a: undefined }, { a: undefined })).toEqual({ a: undefined });
  expect(shared({ 0: 1 }, [1])).toEqual([1]);
  expect(shared(null, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: 1 }, null)).toBe(null);
});
