import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { checkLedger } from "./check-ledger.ts";
import { compareWithModel } from "./testing/compare-with-model.ts";
import { randomOperation } from "./testing/random-operations.ts";

const ranges = { memberCount: 3, keyCount: 48 };

describe.each([
  { kind: "postgres", runs: 40, seed: 20260311 },
  { kind: "embedded", runs: 5, seed: 20260312 },
] as const)("the ledger on $kind, against a model of it", ({ kind, runs, seed }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test(`answers as the model does and ends with the same money, over random operations (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(randomOperation(ranges), { minLength: 20, maxLength: 60, size: "max" }), (operations) =>
        compareWithModel(database, operations, ranges.memberCount),
      ),
      { seed, numRuns: runs, endOnFailure: false },
    );
    expect((await checkLedger(database)).problems).toEqual([]);
  }, 120_000);
});
