import type { Database } from "@lantern/database/database.ts";
import { expect } from "vitest";
import { excludeMember } from "../../safeguards/exclude-member.ts";
import { setMemberStatus } from "../../safeguards/set-member-status.ts";
import { post, postBatch } from "../post.ts";
import { readBalances } from "../read-balances.ts";
import { ModelLedger, toModelOutcome } from "./model-ledger.ts";
import { openMember } from "./open-member.ts";
import { toMovement, type RandomOperation } from "./random-operations.ts";

const selectHouseTotal = `
  select coalesce(sum(entry.amount_units), 0) as total
  from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
  where account.member_id is null and account.merchant_id = $1`;

let runs = 0;

/** Does the operations to the real ledger and to the model, and expects the same answer each time and the same money in the end. */
export async function compareWithModel(database: Database, operations: readonly RandomOperation[], memberCount: number): Promise<void> {
  const run = (runs += 1);
  const keyOf = (key: number) => `model:${run}:${key}`;
  const model = new ModelLedger();
  const first = await openMember(database);
  const memberIds = [first.memberId];
  while (memberIds.length < memberCount) memberIds.push((await openMember(database, { merchantId: first.merchantId })).memberId);
  for (const memberId of memberIds) model.openMember(memberId);

  for (const operation of operations) {
    if (operation.type === "post") {
      const together = operation.together.map((random) => toMovement(random, memberIds, keyOf));
      const [only] = together;
      const outcomes = await database.tx(async (transaction) =>
        together.length === 1 && only !== undefined ? [await post(transaction, only)] : postBatch(transaction, together),
      );
      expect(outcomes.map(toModelOutcome)).toEqual(together.map((movement) => model.post(movement)));
    } else {
      const memberId = memberIds[operation.member] ?? "";
      if (operation.type === "suspend") {
        await database.tx((transaction) =>
          setMemberStatus(transaction, { memberId, status: operation.suspended ? "suspended" : "active" }),
        );
        model.suspend(memberId, operation.suspended);
      } else {
        await database.tx((transaction) => excludeMember(transaction, { memberId, until: new Date("2999-01-01T00:00:00Z") }));
        model.exclude(memberId);
      }
    }
  }

  for (const memberId of memberIds) expect(await readBalances(database, memberId)).toMatchObject(model.balances(memberId));
  const [house] = await database.query<{ total: bigint }>(selectHouseTotal, [first.merchantId]);
  expect(house?.total).toBe(-model.total());
}
