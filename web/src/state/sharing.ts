/**
 * What did not change stays the same object: an update brings the whole board anew, but whoever looks at a part of it
 * that says the same as before need not be drawn again.
 */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || typeof now !== "object" || now === null) return now;
  if (typeof before !== "object" || before === null || Array.isArray(before) !== Array.isArray(now))
    return now;
  const old = before as Record<string, unknown>;
  const fresh = now as Record<string, unknown>;
  const keys = Object.keys(fresh);
  let isSame = keys.length === Object.keys(old).length;
  const mixed = (Array.isArray(now) ? [] : {}) as Record<string, unknown>;
  for (const key of keys) {
    mixed[key] = shared(old[key], fresh[key]);
    isSame &&= key in old && mixed[key] === old[key];
  }
  return (isSame ? before : mixed) as T;
}
