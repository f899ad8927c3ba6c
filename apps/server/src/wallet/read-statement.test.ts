import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { postBatch } from "./post.ts";
import { readStatement, type StatementQuery } from "./read-statement.ts";
import { movements, openMember } from "./testing/open-member.ts";

const lineCount = 3_000;
const batchSize = 500;
const startMs = Date.UTC(2026, 0, 1);
const minuteMs = 60_000;
const at = (minute: number) => new Date(startMs + minute * minuteMs);

let database: TestDatabase;
let memberId: string;
beforeAll(async () => {
  // One connection: what it has planned is seen on it.
  database = await openTestDatabase("postgres", { poolSize: 1 });
  ({ memberId } = await openMember(database));
  // Line n is of minute n; every tenth gives a bet back.
  const all = Array.from({ length: lineCount }, (_, index) => {
    const movement = movements.credit(memberId, `win:${index + 1}`, 1n);
    return { ...movement, occurredAt: at(index + 1), ...(index % 10 === 9 ? { reason: "game_rollback" as const } : {}) };
  });
  for (let from = 0; from < lineCount; from += batchSize) await postBatch(database, all.slice(from, from + batchSize));
  await database.runScript("analyze");
});
afterAll(() => database.close());

async function numbersOf(query: Partial<StatementQuery>): Promise<number[]> {
  const lines = await readStatement(database, { memberId, from: at(0), to: at(lineCount + 1), size: 3, ...query });
  return lines.map(({ entryNumber }) => Number(entryNumber));
}

describe("a statement's lines", () => {
  it("are the newest of the time, from its first moment on and before its end", async () => {
    expect(await numbersOf({})).toEqual([3_000, 2_999, 2_998]);
    expect(await numbersOf({ from: at(10), to: at(12) })).toEqual([11, 10]);
    expect(await numbersOf({ from: at(lineCount + 1), to: at(lineCount + 2) })).toEqual([]);
  });

  it("go on before a number, and are of the reasons asked for", async () => {
    expect(await numbersOf({ beforeEntryNumber: 2_000n })).toEqual([1_999, 1_998, 1_997]);
    expect(await numbersOf({ beforeEntryNumber: 2_000n, reasons: ["game_rollback"] })).toEqual([1_990, 1_980, 1_970]);
    expect(await numbersOf({ reasons: ["transfer"] })).toEqual([]);
  });

  it("are as many as asked for, however many that are", async () => {
    for (const size of [1, 25, 26, 101, 102]) expect(await numbersOf({ size })).toHaveLength(size);
  });

  it("are read by a plan that is kept, though the purse has thousands", async () => {
    for (let page = 0; page < 8; page += 1) await numbersOf({ size: 21 });
    for (let page = 0; page < 8; page += 1) await numbersOf({ size: 21, reasons: ["game_win"] });
    const plans = await database.query<{ kept: bigint; made_anew: bigint }>(
      `select generic_plans as kept, custom_plans as made_anew from pg_prepared_statements
       where statement like '%ledger_entries entry%limit 25%' and statement not like '%pg_prepared_statements%'`,
    );
    expect(plans).toHaveLength(2);
    // PostgreSQL looks at five plans of the parameters before it chooses.
    for (const { made_anew } of plans) expect(made_anew).toBe(5n);
  });
});
