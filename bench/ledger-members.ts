import { randomInt } from "node:crypto";
import type { Database, Queryable } from "@lantern/database/database.ts";
import { systemClock } from "@lantern/server/platform/clock.ts";
import { newId } from "@lantern/server/platform/id.ts";
import { openEligibility } from "@lantern/server/safeguards/open-eligibility.ts";
import type { Movement } from "@lantern/server/wallet/movement.ts";
import { openPurses } from "@lantern/server/wallet/open-purses.ts";
import { post } from "@lantern/server/wallet/post.ts";

export const memberCount = 500;
const fundsUnits = 1_000_000_000_0000n;
const amountUnits = 1_0000n;
const subject = { type: "account", id: "bench" } as const;

/** Debits and credits by turns. */
export const kindOf = (serial: number): "debit" | "credit" => (serial % 2 === 0 ? "debit" : "credit");

/** A debit or a credit of this member, under a key of its own. */
export function movementOf(memberId: string, serial: number): Movement {
  const kind = kindOf(serial);
  const reason = kind === "debit" ? "game_bet" : "game_win";
  return { kind, idempotencyKey: `bench:${newId(systemClock)}`, memberId, amountUnits, reason, subject };
}

/** @throws Error where the movement is refused */
export async function postOne(queryable: Queryable, movement: Movement): Promise<void> {
  const outcome = await post(queryable, movement);
  if ("refused" in outcome) throw new Error(`a movement was refused: ${outcome.refused}`);
}

/** A debit or a credit of any of the members. */
export function randomMovement(memberIds: readonly string[], serial: number): Movement {
  return movementOf(memberIds[randomInt(memberIds.length)] ?? "", serial);
}

/** Members whose ids follow from their number, so that pgbench can name them too. */
export function numberedMemberId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}

/** Opens the members with money, and the months that entries are kept by. */
export async function openMembers(database: Database): Promise<readonly string[]> {
  await database.query("select platform_make_partitions($1)", [systemClock.now()]);
  const merchantId = newId(systemClock);
  const memberIds = Array.from({ length: memberCount }, (_, index) => numberedMemberId(index + 1));
  await database.tx(async (transaction) => {
    for (const memberId of memberIds) {
      const member = { memberId, merchantId };
      await openEligibility(transaction, { ...member, memberType: 0, status: "active" });
      await openPurses(transaction, { ...member, currency: "THB", trial: false });
      await post(transaction, {
        kind: "credit",
        idempotencyKey: `bench:grant:${memberId}`,
        memberId,
        amountUnits: fundsUnits,
        reason: "demo_grant",
        subject,
      });
    }
  });
  await database.runScript("analyze");
  return memberIds;
}
