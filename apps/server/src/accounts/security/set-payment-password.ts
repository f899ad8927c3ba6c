import type { setPaymentPassword as setPaymentPasswordCall } from "@lantern/contract/accounts/set-payment-password.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { hashPassword } from "../password-hash.ts";
import { checkLoginPassword } from "./check-login-password.ts";
import { checkPaymentPassword } from "./check-payment-password.ts";
import { refuseNewPaymentPassword, storePaymentPassword } from "./new-payment-password.ts";
import { notifyChange } from "./notify-change.ts";
import { readSecurityRow } from "./security-row.ts";

type SetRefusal = Refusal<CallRefusal<typeof setPaymentPasswordCall>>;

/**
 * Sets or changes the payment password (specification 7.6). The first is proven by the login password, else whoever finds an open phone
 * sets one and withdraws; any later one by the one before.
 */
export async function setPaymentPassword(
  context: SessionContext,
  { body }: CallInput<typeof setPaymentPasswordCall>,
): Promise<{ changed: boolean } | SetRefusal> {
  const { database, session, merchant } = context;
  const invalid = refuseNewPaymentPassword(merchant, body);
  if (invalid !== undefined) return invalid;
  const { payment_password_hash: before } = await readSecurityRow(database, session.memberId);
  const refused =
    before === null
      ? await checkLoginPassword(context, body.password ?? "")
      : await checkPaymentPassword(context, body.oldPaymentPassword ?? "");
  if (refused !== undefined) return refused;
  if (before !== null && body.oldPaymentPassword === body.paymentPassword) return refuse("accounts.payment_password_unchanged");

  const hash = await hashPassword(body.paymentPassword);
  const stored = await database.tx(async (transaction) => {
    const changed = await storePaymentPassword(transaction, { memberId: session.memberId, hash, before });
    if (changed) await notifyChange(context, transaction, before === null ? "paymentPasswordSet" : "paymentPasswordChanged");
    return changed;
  });
  return stored ? { changed: true } : refuse("accounts.payment_password_wrong");
}
