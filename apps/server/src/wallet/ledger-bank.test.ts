import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { checkLedger } from "./check-ledger.ts";
import { readBalances } from "./read-balances.ts";
import { bankMovement } from "./testing/bank-movement.ts";
import type { BankAnswer, BankTask } from "./testing/bank-worker.ts";
import { openMember } from "./testing/open-member.ts";

const seed = 20260401;
const numbers = 3_000;
const fundsUnits = 500n;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase("postgres");
});
afterAll(() => database.close());

/** Runs the task in an operating-system process of its own. */
async function runProcess(task: BankTask): Promise<BankAnswer[]> {
  const script = fileURLToPath(new URL("./testing/bank-worker.ts", import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(task)], { stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`A process of the bank test failed (${code}): ${Buffer.concat(errors).toString()}`);
  return JSON.parse(Buffer.concat(output).toString()) as BankAnswer[];
}

/** What a new transfer changes in all that the member has (spendable and held, less what is owed). */
function wealthChange(number: number, memberIds: readonly string[]): bigint {
  const movement = bankMovement(number, seed, memberIds);
  switch (movement.kind) {
    case "credit":
      return movement.amountUnits;
    case "debit":
    case "capture":
      return -movement.amountUnits;
    case "rollback":
      return -wealthChange(Number(movement.ofIdempotencyKey.slice("bank:".length)), memberIds);
    default:
      return 0n;
  }
}

test(`two processes with many clients post the same ${numbers} movements: each counts once, nothing is lost or made (seed ${seed})`, async () => {
  const members = await Promise.all(Array.from({ length: 9 }, () => openMember(database, { fundsUnits })));
  const memberIds = members.map(({ memberId }) => memberId);
  const task = { url: database.url ?? "", memberIds, seed, numbers, clients: 14 };
  const [one, two] = await Promise.all([runProcess({ ...task, orderSeed: 1 }), runProcess({ ...task, orderSeed: 2 })]);
  expect([one.length, two.length]).toEqual([numbers, numbers]);

  const made = [...one, ...two].filter(({ replayed }) => replayed === false);
  expect(new Set(made.map(({ number }) => number)).size).toBe(made.length);
  expect(made.length).toBeGreaterThan(numbers / 3);
  expect(
    [one, two].every((answers) => answers.some(({ replayed }) => replayed === false) && answers.some(({ replayed }) => replayed === true)),
  ).toBe(true);

  const answersOf = Map.groupBy(
    [...one, ...two].filter(({ transferId }) => transferId !== undefined),
    ({ number }) => number,
  );
  for (const answers of answersOf.values())
    expect(new Set(answers.map(({ transferId, balanceUnits }) => `${transferId} ${balanceUnits}`)).size).toBe(1);

  const wealth = new Map(memberIds.map((memberId) => [memberId, fundsUnits]));
  for (const { number } of made) {
    const { memberId } = bankMovement(number, seed, memberIds);
    wealth.set(memberId, (wealth.get(memberId) ?? 0n) + wealthChange(number, memberIds));
  }
  for (const memberId of memberIds) {
    const { mainUnits, heldUnits, receivableUnits } = await readBalances(database, memberId);
    expect(mainUnits + heldUnits - receivableUnits).toBe(wealth.get(memberId));
    expect(mainUnits >= 0n && heldUnits >= 0n && receivableUnits >= 0n).toBe(true);
  }
  const report = await checkLedger(database);
  expect(report.problems).toEqual([]);
  expect(report.transferCount).toBe(made.length + memberIds.length);
}, 120_000);
