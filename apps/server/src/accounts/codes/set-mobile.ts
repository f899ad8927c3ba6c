import type { setMobile as setMobileCall } from "@lantern/contract/accounts/set-mobile.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import { isUniqueViolation } from "@lantern/database/database-error.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { checkLoginPassword } from "../security/check-login-password.ts";
import { notifyChange } from "../security/notify-change.ts";
import { lockSecurityRow } from "../security/security-row.ts";
import { readMobile } from "./read-recipient.ts";
import { useCode } from "./use-code.ts";

const updateMobile = `update accounts_members set mobile_num = $2, mobile_verified_at = $3 where id = $1`;

/**
 * Puts a proven number on the account, by which it logs in and gets a forgotten password back from then on. The password is asked for as
 * well: a session that was left open must not be enough to move the account to another phone. Where the member was reached before is told.
 */
export async function setMobile(
  context: SessionContext,
  { body }: CallInput<typeof setMobileCall>,
): Promise<{ mobileNum: string } | Refusal<CallRefusal<typeof setMobileCall>>> {
  const { session } = context;
  const mobileNum = readMobile(context, body);
  if (typeof mobileNum !== "string") return mobileNum;
  const refused =
    (await checkLoginPassword(context, body.password ?? "")) ??
    (await useCode(context, {
      purpose: "mobile_verification",
      recipient: mobileNum,
      code: body.verificationCode,
      memberId: session.memberId,
    }));
  if (refused !== undefined) return refused;
  return (await store(context, mobileNum)) ? { mobileNum } : refuse("accounts.mobile_taken", { value: { field: "mobileNum" } });
}

/** False where the number is another account's. */
async function store(context: SessionContext, mobileNum: string): Promise<boolean> {
  const { database, session, clock } = context;
  try {
    await database.tx(async (transaction) => {
      const before = await lockSecurityRow(transaction, session.memberId);
      await transaction.query(updateMobile, [session.memberId, mobileNum, clock.now()]);
      if (before.mobile_num !== mobileNum) await notifyChange(context, transaction, "mobileChanged", before);
    });
    return true;
  } catch (failure) {
    if (isUniqueViolation(failure, "accounts_members_mobile")) return false;
    throw failure;
  }
}
