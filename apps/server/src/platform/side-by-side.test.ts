import { expect, it } from "vitest";
import type { Scope } from "./context.ts";
import { SideBySide } from "./side-by-side.ts";

const faults: unknown[] = [];
const scope = { database: {}, log: { error: (of: { err: Error }) => faults.push(of.err.message) } } as unknown as Scope;

it("goes on with what takes long while the rest begins anew, once at a time each", async () => {
  const works = new SideBySide({ ms: 5 });
  const may = Promise.withResolvers<void>();
  const began: string[] = [];
  const slow = ["slow", () => (began.push("slow"), may.promise)] as const;
  const quick = ["quick", async () => void began.push("quick")] as const;
  await works.begin(scope, [slow, quick]);
  await works.begin(scope, [slow, quick]);
  expect(began).toEqual(["slow", "quick", "quick"]);
  may.resolve();
  await works.settle(scope);
  await works.begin(scope, [slow]);
  expect(began.at(-1)).toBe("slow");
});

it("a fault is the run's that begins the work, and logged where the run is over", async () => {
  const works = new SideBySide({ ms: 5 });
  await expect(works.begin(scope, [["first", () => Promise.reject(new Error("at once"))]])).rejects.toThrow("at once");
  const may = Promise.withResolvers<void>();
  await works.begin(scope, [["second", () => may.promise]]);
  may.reject(new Error("later"));
  await works.settle(scope);
  await new Promise((resolve) => setImmediate(resolve));
  expect(faults).toEqual(["later"]);
});

it("begins no more than so many at once, in their order, and the rest with a later run", async () => {
  const works = new SideBySide({ ms: 5, atOnce: 2 });
  const may = Promise.withResolvers<void>();
  const began: string[] = [];
  const slow = ["slow", () => (began.push("slow"), may.promise)] as const;
  const slower = ["slower", () => (began.push("slower"), may.promise)] as const;
  const quick = ["quick", async () => void began.push("quick")] as const;
  await works.begin(scope, [quick, slow, slower]);
  await works.begin(scope, [quick, slow, slower]);
  expect(began).toEqual(["quick", "slow", "slower"]);
  may.resolve();
  await works.settle(scope);
  await works.begin(scope, [quick]);
  expect(began).toEqual(["quick", "slow", "slower", "quick"]);
});

it("a fault holds up nothing that waits behind it", async () => {
  const works = new SideBySide({ ms: 1_000, atOnce: 1 });
  const began: string[] = [];
  const faulty = ["faulty", () => Promise.reject(new Error("at once"))] as const;
  const next = ["next", async () => void began.push("next")] as const;
  await expect(works.begin(scope, [faulty, next])).rejects.toThrow("at once");
  expect(began).toEqual(["next"]);
});
