import type { resetPassword as resetPasswordCall } from "@lantern/contract/accounts/reset-password.ts";
import type { CallBody, CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { endAllSessions } from "../end-sessions.ts";
import { findMemberByProvenEmail, findMemberByProvenMobile } from "../member-row.ts";
import { forgetGuesses } from "../guesses/forget-guesses.ts";
import { guessOf } from "../guesses/guess-of.ts";
import { hashPassword } from "../password-hash.ts";
import { checkField } from "../registration-settings.ts";
import { announceNewPassword } from "./announce-new-password.ts";
import { readEmail, readMobile } from "./read-recipient.ts";
import { useCode } from "./use-code.ts";

type ResetRefusal = Refusal<CallRefusal<typeof resetPasswordCall>>;

const updatePassword = `update accounts_members set password_hash = $2, first_time_login = false where id = $1`;

/**
 * Sets a new password by the code that came to a proven number or address. Every session ends, the refused logins of the name are
 * forgotten, and the member is told wherever he is reached: a password that somebody else changed is noticed.
 */
export async function resetPassword(
  context: CallContext,
  { body }: CallInput<typeof resetPasswordCall>,
): Promise<{ changed: boolean } | ResetRefusal> {
  const { database, merchant, clock } = context;
  const recipient = body.email === undefined ? readMobile(context, body) : readEmail(body.email);
  if (typeof recipient !== "string") return recipient;
  const invalid = invalidPassword(context, body);
  if (invalid !== undefined) return invalid;

  const find = body.email === undefined ? findMemberByProvenMobile : findMemberByProvenEmail;
  const member = await find(database, merchant.id, recipient);
  const refused = await useCode(context, {
    purpose: "forgotten_password",
    recipient,
    code: body.verificationCode,
    memberId: member?.id,
  });
  if (refused !== undefined) return refused;
  // Where there is no account no code was sent, so none is right.
  if (member === undefined) return refuse("accounts.code_wrong");

  const passwordHash = await hashPassword(body.password);
  const guess = await guessOf(context, { kind: "login", subject: member.user_name, memberId: member.id });
  await database.tx(async (transaction) => {
    await transaction.query(updatePassword, [member.id, passwordHash]);
    await endAllSessions(transaction, { merchantId: merchant.id, memberId: member.id, at: clock.now() });
    await forgetGuesses(transaction, guess);
    await announceNewPassword(context, transaction, member);
  });
  return { changed: true };
}

function invalidPassword(
  { merchant }: CallContext,
  { password, confirmPassword }: CallBody<typeof resetPasswordCall>,
): ResetRefusal | undefined {
  const messageId = checkField(merchant, "password", password);
  if (messageId !== undefined) return refuse("accounts.password_invalid", { value: { field: "password", messageId } });
  return password === confirmPassword ? undefined : refuse("accounts.password_mismatch");
}
