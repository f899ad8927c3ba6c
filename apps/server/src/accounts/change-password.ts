import type { changePassword as changePasswordCall } from "@lantern/contract/accounts/change-password.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { endSessions } from "./end-sessions.ts";
import { forgetGuesses } from "./guesses/forget-guesses.ts";
import { guardGuesses } from "./guesses/guard-guesses.ts";
import { guessOf } from "./guesses/guess-of.ts";
import { readMember } from "./member-row.ts";
import { hashPassword, passwordMatches } from "./password-hash.ts";
import { checkField } from "./registration-settings.ts";
import { notifyChange } from "./security/notify-change.ts";

const updatePassword = `
  update accounts_members set password_hash = $2, first_time_login = false where id = $1 and password_hash = $3 returning id`;

/** Changes the password (specification 7.5); ends the member's other sessions. A first password given by somebody else counts as changed then. */
export async function changePassword(
  context: SessionContext,
  { body }: CallInput<typeof changePasswordCall>,
): Promise<{ changed: boolean } | Refusal<CallRefusal<typeof changePasswordCall>>> {
  const { database, session, merchant, clock } = context;
  const guess = await guessOf(context, { kind: "current_password", subject: session.memberId, memberId: session.memberId });
  const refused = await guardGuesses(database, guess);
  if (refused !== undefined) return refused;
  const member = await readMember(database, session.memberId);
  if (member.password_hash === null || !(await passwordMatches(member.password_hash, body.oldPassword)))
    return refuse("accounts.password_wrong");
  await forgetGuesses(database, guess);
  if (body.password === body.oldPassword) return refuse("accounts.password_unchanged");
  if (body.password !== body.confirmPassword) return refuse("accounts.password_mismatch");
  const messageId = checkField(merchant, "password", body.password);
  if (messageId !== undefined) return refuse("accounts.password_invalid", { value: { field: "password", messageId } });

  const passwordHash = await hashPassword(body.password);
  return database.tx(async (transaction) => {
    // Compared with the hash that was checked: of two changes at once the second has an old password that is wrong by now.
    const [changed] = await transaction.query(updatePassword, [member.id, passwordHash, member.password_hash]);
    if (changed === undefined) return refuse("accounts.password_wrong");
    await notifyChange(context, transaction, "passwordChanged");
    await endSessions(transaction, {
      merchantId: merchant.id,
      memberId: member.id,
      sessionId: session.id,
      at: clock.now(),
      which: "others",
    });
    return { changed: true };
  });
}
