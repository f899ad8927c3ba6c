import type { setEmail as setEmailCall } from "@lantern/contract/accounts/set-email.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import { isUniqueViolation } from "@lantern/database/database-error.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { normalizeEmail } from "../codes/email-address.ts";
import { useCode } from "../codes/use-code.ts";
import { checkLoginPassword } from "./check-login-password.ts";
import { notifyChange } from "./notify-change.ts";
import { lockSecurityRow } from "./security-row.ts";

const updateEmail = `update accounts_members set email = $2, email_verified_at = $3 where id = $1`;

/**
 * Sets the e-mail address (specification 7.6): proven by the code that was sent there, and by who knows the login password, since a proven
 * address is the way back into the account. The member is told in his inbox, and where he was reached before.
 */
export async function setEmail(
  context: SessionContext,
  { body }: CallInput<typeof setEmailCall>,
): Promise<{ email: string } | Refusal<CallRefusal<typeof setEmailCall>>> {
  const { session } = context;
  const email = normalizeEmail(body.email);
  if (email === undefined) return refuse("accounts.field_invalid", { value: { field: "email", messageId: "formRules.email_format" } });
  const refused =
    (await checkLoginPassword(context, body.password ?? "")) ??
    (await useCode(context, { purpose: "email_verification", recipient: email, code: body.verificationCode, memberId: session.memberId }));
  if (refused !== undefined) return refused;
  return (await store(context, email)) ? { email } : refuse("accounts.email_taken", { value: { field: "email" } });
}

/** False where another account of the merchant has proven the address. */
async function store(context: SessionContext, email: string): Promise<boolean> {
  const { database, session, clock } = context;
  try {
    await database.tx(async (transaction) => {
      const before = await lockSecurityRow(transaction, session.memberId);
      await transaction.query(updateEmail, [session.memberId, email, clock.now()]);
      if (before.email_verified_at === null || before.email !== email) await notifyChange(context, transaction, "emailChanged", before);
    });
    return true;
  } catch (failure) {
    if (isUniqueViolation(failure, "accounts_members_email")) return false;
    throw failure;
  }
}
