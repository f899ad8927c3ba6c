import type { setMobile as setMobileCall } from "@lantern/contract/accounts/set-mobile.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import { isUniqueViolation } from "@lantern/database/database-error.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { forgetGuesses } from "../guesses/forget-guesses.ts";
import { guardGuesses } from "../guesses/guard-guesses.ts";
import { guessOf } from "../guesses/guess-of.ts";
import { readMember } from "../member-row.ts";
import { passwordMatches } from "../password-hash.ts";
import { readMobile } from "./read-recipient.ts";
import { useCode } from "./use-code.ts";

type SetMobileRefusal = Refusal<CallRefusal<typeof setMobileCall>>;

const updateMobile = `update accounts_members set mobile_num = $2, mobile_verified_at = $3 where id = $1`;

/**
 * Puts a proven number on the account, by which it logs in and gets a forgotten password back from then on. The password is asked for as
 * well: a session that was left open must not be enough to move the account to another phone.
 */
export async function setMobile(
  context: SessionContext,
  { body }: CallInput<typeof setMobileCall>,
): Promise<{ mobileNum: string } | SetMobileRefusal> {
  const { database, session, clock } = context;
  const recipient = readMobile(context, body);
  if (typeof recipient !== "string") return recipient;
  const refused =
    (await refuseWrongPassword(context, body.password ?? "")) ??
    (await useCode(context, { purpose: "mobile_verification", recipient, code: body.verificationCode, memberId: session.memberId }));
  if (refused !== undefined) return refused;
  try {
    await database.query(updateMobile, [session.memberId, recipient, clock.now()]);
  } catch (error) {
    if (isUniqueViolation(error, "accounts_members_mobile")) return refuse("accounts.mobile_taken");
    throw error;
  }
  return { mobileNum: recipient };
}

async function refuseWrongPassword(
  context: SessionContext,
  password: string,
): Promise<Refusal<"accounts.password_wrong" | "accounts.too_many_tries"> | undefined> {
  const { memberId } = context.session;
  const { password_hash } = await readMember(context.database, memberId);
  if (password_hash === null) return undefined;
  const guess = await guessOf(context, { kind: "current_password", subject: memberId, memberId });
  const refused = await guardGuesses(context.database, guess);
  if (refused !== undefined) return refused;
  if (!(await passwordMatches(password_hash, password))) return refuse("accounts.password_wrong");
  await forgetGuesses(context.database, guess);
  return undefined;
}
