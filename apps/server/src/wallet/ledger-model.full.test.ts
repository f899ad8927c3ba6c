import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { checkLedger } from "./check-ledger.ts";
import { compareWithModel } from "./testing/compare-with-model.ts";
import { randomOperation } from "./testing/random-operations.ts";

const ranges = { memberCount: 4, keyCount: 60 };
/** Another seed each night; LEDGER_SEED repeats one. */
const seed = Number(process.env["LEDGER_SEED"] ?? Date.now() % 2 ** 31);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase("postgres");
});
afterAll(() => database.close());

test(`the ledger answers as its model does over many random operations (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomOperation(ranges), { minLength: 50, maxLength: 300, size: "max" }), (operations) =>
      compareWithModel(database, operations, ranges.memberCount),
    ),
    { seed, numRuns: 400 },
  );
  expect((await checkLedger(database)).problems).toEqual([]);
});
