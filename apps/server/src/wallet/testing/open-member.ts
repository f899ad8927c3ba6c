import type { Database } from "@lantern/database/database.ts";
import { systemClock } from "../../platform/clock.ts";
import { newId } from "../../platform/id.ts";
import { openEligibility } from "../../safeguards/open-eligibility.ts";
import type { Movement, TransferSubject } from "../movement.ts";
import { openPurses } from "../open-purses.ts";
import { post } from "../post.ts";

export interface TestMember {
  readonly memberId: string;
  readonly merchantId: string;
}

export interface TestMemberOptions {
  readonly merchantId?: string;
  readonly currency?: string;
  readonly memberType?: number;
  /** Put into the spendable purse by a grant. */
  readonly fundsUnits?: bigint;
}

/** A member as the ledger knows one: an eligibility row and purses, with money in them where asked. */
export async function openMember(database: Database, options: TestMemberOptions = {}): Promise<TestMember> {
  const member = { memberId: newId(systemClock), merchantId: options.merchantId ?? newId(systemClock) };
  const memberType = options.memberType ?? 0;
  await database.tx(async (transaction) => {
    await openEligibility(transaction, { ...member, memberType, status: "active" });
    await openPurses(transaction, { ...member, currency: options.currency ?? "THB", trial: memberType === 4 });
    if (options.fundsUnits !== undefined && options.fundsUnits > 0n) {
      await post(transaction, grant(member.memberId, `test:grant:${member.memberId}`, options.fundsUnits));
    }
  });
  return member;
}

const subject: TransferSubject = { type: "account", id: "test" };

export function grant(memberId: string, idempotencyKey: string, amountUnits: bigint): Movement {
  return { kind: "credit", idempotencyKey, memberId, amountUnits, reason: "demo_grant", subject };
}

/** Movements of a test game, short to write; the key says what they are. */
export const movements = {
  debit: (memberId: string, idempotencyKey: string, amountUnits: bigint): Movement => ({
    kind: "debit",
    idempotencyKey,
    memberId,
    amountUnits,
    reason: "game_bet",
    subject,
  }),
  credit: (memberId: string, idempotencyKey: string, amountUnits: bigint): Movement => ({
    kind: "credit",
    idempotencyKey,
    memberId,
    amountUnits,
    reason: "game_win",
    subject,
  }),
  rollback: (memberId: string, idempotencyKey: string, ofIdempotencyKey: string): Movement => ({
    kind: "rollback",
    idempotencyKey,
    memberId,
    ofIdempotencyKey,
    reason: "game_rollback",
    subject,
  }),
  hold: (memberId: string, idempotencyKey: string, amountUnits: bigint, purpose: "withdrawal" | "stake"): Movement => ({
    kind: "hold",
    idempotencyKey,
    memberId,
    amountUnits,
    purpose,
    reason: purpose === "stake" ? "lottery_bet" : "withdrawal",
    subject,
  }),
  release: (memberId: string, idempotencyKey: string, holdIdempotencyKey: string, amountUnits: bigint): Movement => ({
    kind: "release",
    idempotencyKey,
    memberId,
    holdIdempotencyKey,
    amountUnits,
    reason: "withdrawal",
    subject,
  }),
  capture: (memberId: string, idempotencyKey: string, holdIdempotencyKey: string, amountUnits: bigint): Movement => ({
    kind: "capture",
    idempotencyKey,
    memberId,
    holdIdempotencyKey,
    amountUnits,
    reason: "withdrawal",
    subject,
  }),
} as const;
