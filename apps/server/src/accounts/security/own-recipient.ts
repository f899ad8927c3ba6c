import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { maskEmail, maskMobile } from "./mask.ts";
import { readSecurityRow } from "./security-row.ts";

export interface OwnRecipient {
  readonly recipient: string;
  /** As it may be shown. */
  readonly masked: string;
}

/** The member's own proven number or address: a code goes nowhere else. */
export async function ownRecipient(
  { database, session }: SessionContext,
  by: "sms" | "email",
): Promise<OwnRecipient | Refusal<"accounts.recipient_missing">> {
  const { email, email_verified_at, mobile_num, mobile_verified_at } = await readSecurityRow(database, session.memberId);
  if (by === "email" && email !== null && email_verified_at !== null) return { recipient: email, masked: maskEmail(email) };
  if (by === "sms" && mobile_num !== null && mobile_verified_at !== null) return { recipient: mobile_num, masked: maskMobile(mobile_num) };
  return refuse("accounts.recipient_missing");
}
