import type { Transaction } from "@lantern/database/database.ts";

const updateKycLevel = "update safeguards_eligibility set kyc_level = $2 where member_id = $1 returning member_id";

/** Writes how far the member's identity is verified (0: not at all), for the gates that ask it. */
export async function setKycLevel(
  transaction: Transaction,
  input: { readonly memberId: string; readonly kycLevel: number },
): Promise<void> {
  const rows = await transaction.query(updateKycLevel, [input.memberId, input.kycLevel]);
  if (rows.length === 0) throw new Error(`Member ${input.memberId} has no eligibility row`);
}
