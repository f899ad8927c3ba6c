import type { newPaymentPasswordRefusals } from "@lantern/contract/schemas/payment-password.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { paymentPasswordFault } from "@lantern/rules/accounts/payment-password-rules.ts";
import type { Merchant } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { fieldSettingsOf } from "../registration-settings.ts";

export interface NewPaymentPassword {
  readonly paymentPassword: string;
  readonly confirmPaymentPassword: string;
}

/** What is wrong with a new payment password by the merchant's rule and the house's own. */
export function refuseNewPaymentPassword(
  merchant: Merchant,
  { paymentPassword, confirmPaymentPassword }: NewPaymentPassword,
): Refusal<(typeof newPaymentPasswordRefusals)[number]> | undefined {
  const setting = fieldSettingsOf(merchant).find(({ field }) => field === "paymentPassword");
  if (setting === undefined) throw new Error("the settings have no rule for payment passwords");
  const fault = paymentPasswordFault(setting, { paymentPassword, confirmPaymentPassword });
  if (fault === undefined) return undefined;
  const code = fault.field === "paymentPassword" ? "accounts.payment_password_invalid" : "accounts.password_mismatch";
  return refuse(code, { value: { ...fault } });
}

const updateHash = `
  update accounts_members set payment_password_hash = $2 where id = $1 and payment_password_hash is not distinct from $3 returning id`;

export interface HashChange {
  readonly memberId: string;
  readonly hash: string;
  /** The one that was proven; another by now means that somebody was faster. */
  readonly before: string | null;
}

/** Puts a payment password in the place of the one that was proven; false where that is no longer the one. */
export async function storePaymentPassword(transaction: Transaction, { memberId, hash, before }: HashChange): Promise<boolean> {
  const rows = await transaction.query(updateHash, [memberId, hash, before]);
  return rows.length === 1;
}
