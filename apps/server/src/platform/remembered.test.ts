import { describe, expect, test } from "vitest";
import type { Scope } from "./context.ts";
import { Remembered } from "./remembered.ts";

function scopeAt(startMs: number) {
  let nowMs = startMs;
  const scope = { clock: { now: () => new Date(nowMs) }, database: {} } as unknown as Pick<Scope, "clock" | "database">;
  return { scope, advance: (ms: number) => (nowMs += ms) };
}

/** A reading that answers how often it was made. */
function counted() {
  let readings = 0;
  return async () => (readings += 1);
}

describe("what is remembered", () => {
  test("is read once for its term, however many ask, and anew after it or when the clock was set back", async () => {
    const { scope, advance } = scopeAt(10_000);
    const remembered = new Remembered<number>({ ms: 3_000 });
    const load = counted();
    expect(await Promise.all([remembered.read(scope, "a", load), remembered.read(scope, "a", load)])).toEqual([1, 1]);
    advance(2_999);
    expect(await remembered.read(scope, "a", load)).toBe(1);
    advance(1);
    expect(await remembered.read(scope, "a", load)).toBe(2);
    advance(-1);
    expect(await remembered.read(scope, "a", load)).toBe(3);
  });

  test("is given at once where it is here, and as a promise until then", async () => {
    const { scope, advance } = scopeAt(10_000);
    const remembered = new Remembered<number>({ ms: 1_000, keeps: (value) => value !== 2 });
    const load = counted();
    const first = remembered.readNow(scope, "a", load);
    expect(first).toBeInstanceOf(Promise);
    expect(await first).toBe(1);
    expect(remembered.readNow(scope, "a", load)).toBe(1);
    advance(1_000);
    expect(await remembered.readNow(scope, "a", load)).toBe(2);
    expect(remembered.readNow(scope, "a", load)).toBeInstanceOf(Promise);
  });

  test("is kept apart by key and by database", async () => {
    const one = scopeAt(0).scope;
    const other = scopeAt(0).scope;
    const remembered = new Remembered<number>({ ms: 1 });
    const load = counted();
    expect(await remembered.read(one, "a", load)).toBe(1);
    expect(await remembered.read(one, "b", load)).toBe(2);
    expect(await remembered.read(other, "a", load)).toBe(3);
  });

  test("is forgotten when told, also what was being read then", async () => {
    const { scope } = scopeAt(0);
    const remembered = new Remembered<string>({ ms: 1_000 });
    const old = Promise.withResolvers<string>();
    const asked = remembered.read(scope, "a", () => old.promise);
    remembered.forget(scope);
    expect(await remembered.read(scope, "a", async () => "new")).toBe("new");
    old.resolve("old");
    expect(await asked).toBe("old");
    expect(await remembered.read(scope, "a", async () => "newer")).toBe("new");
  });

  test("is no failure, and nothing that is not worth it", async () => {
    const { scope } = scopeAt(0);
    const remembered = new Remembered<number>({ ms: 1_000, keeps: (value) => value > 1 });
    await expect(remembered.read(scope, "a", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
    const load = counted();
    expect(await remembered.read(scope, "a", load)).toBe(1);
    expect(await remembered.read(scope, "a", load)).toBe(2);
    expect(await remembered.read(scope, "a", load)).toBe(2);
  });

  test("never holds more keys than it may", async () => {
    const { scope } = scopeAt(0);
    const remembered = new Remembered<number>({ ms: 1_000, keysMax: 2 });
    const load = counted();
    for (const key of ["a", "b", "c"]) await remembered.read(scope, key, load);
    expect(await remembered.read(scope, "c", load)).toBe(3);
    expect(await remembered.read(scope, "a", load)).toBe(4);
  });
});
