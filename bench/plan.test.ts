import { expect, test } from "vitest";
import { readPlan } from "./plan.ts";

test("without flags the usual size is measured, everything of it, into bench/results.md", () => {
  expect(readPlan([])).toMatchObject({ name: "usual", streams: 5_000, only: [], output: "bench/results.md", remark: undefined });
});

test("--full measures longer than usual and --quick less", () => {
  expect(readPlan(["--full"])).toMatchObject({ name: "full", streams: 5_000 });
  expect(readPlan(["--full"]).roundMs).toBeGreaterThan(readPlan([]).roundMs);
  expect(readPlan(["--quick"]).roundMs).toBeLessThan(readPlan([]).roundMs);
});

test("--only takes several names", () => {
  expect(readPlan(["--only=ledger,stream"]).only).toEqual(["ledger", "stream"]);
});

test("two sizes at once and unknown flags are refused", () => {
  expect(() => readPlan(["--quick", "--full"])).toThrow("choose one");
  expect(() => readPlan(["--fast"])).toThrow("--fast");
});
