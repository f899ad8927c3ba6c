import type { resetPaymentPassword as resetPaymentPasswordCall } from "@lantern/contract/accounts/reset-payment-password.ts";
import type { CallBody, CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { isRefusal, type Refusal } from "../../platform/refusal.ts";
import { useCode } from "../codes/use-code.ts";
import { hashPassword } from "../password-hash.ts";
import { checkLoginPassword } from "./check-login-password.ts";
import { checkSecurityAnswers } from "./check-security-answers.ts";
import { refuseNewPaymentPassword } from "./new-payment-password.ts";
import { notifyChange } from "./notify-change.ts";
import { ownRecipient } from "./own-recipient.ts";

type ResetRefusal = Refusal<CallRefusal<typeof resetPaymentPasswordCall>>;

const overwriteHash = `update accounts_members set payment_password_hash = $2 where id = $1`;

/**
 * Puts a new payment password in the place of a forgotten one (specification 7.6): proven by a code that went to the member's own number
 * or address, or by all his security answers together with the login password.
 */
export async function resetPaymentPassword(
  context: SessionContext,
  { body }: CallInput<typeof resetPaymentPasswordCall>,
): Promise<{ changed: boolean } | ResetRefusal> {
  const { database, session, merchant } = context;
  const invalid = refuseNewPaymentPassword(merchant, body);
  if (invalid !== undefined) return invalid;
  const unproven =
    body.by === "questions" ? await proveByQuestions(context, body) : await proveByCode(context, body.by, body.verificationCode ?? "");
  if (unproven !== undefined) return unproven;

  const hash = await hashPassword(body.paymentPassword);
  await database.tx(async (transaction) => {
    await transaction.query(overwriteHash, [session.memberId, hash]);
    await notifyChange(context, transaction, "paymentPasswordReset");
  });
  return { changed: true };
}

async function proveByCode(context: SessionContext, by: "sms" | "email", code: string): Promise<ResetRefusal | undefined> {
  const own = await ownRecipient(context, by);
  if (isRefusal(own)) return own;
  return useCode(context, {
    purpose: "payment_password_reset",
    recipient: own.recipient,
    code,
    memberId: context.session.memberId,
  });
}

async function proveByQuestions(
  context: SessionContext,
  { password = "", answers = [] }: CallBody<typeof resetPaymentPasswordCall>,
): Promise<ResetRefusal | undefined> {
  return (await checkLoginPassword(context, password)) ?? (await checkSecurityAnswers(context, answers));
}
