import type { Transaction } from "@lantern/database/database.ts";

export type MemberStatus = "active" | "suspended" | "closed";

export interface NewEligibility {
  readonly memberId: string;
  readonly merchantId: string;
  /** 0 member, 1 agent, 2 senior agent, 4 trial, 40–42 test accounts. */
  readonly memberType: number;
  readonly status: MemberStatus;
}

const insertEligibility = `
  insert into safeguards_eligibility (member_id, merchant_id, member_type, status)
  values ($1, $2, $3, $4)`;

/** Opens the row that every money movement of the member locks and asks. In the registration's transaction, before `openPurses`. */
export async function openEligibility(transaction: Transaction, member: NewEligibility): Promise<void> {
  await transaction.query(insertEligibility, [member.memberId, member.merchantId, member.memberType, member.status]);
}
