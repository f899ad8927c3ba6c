import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { excludedAmong } from "../../safeguards/excluded-among.ts";
import { hashSecretToken } from "../secret-token.ts";

const selectMembers = "select distinct member_id from accounts_devices where secret_hash = $1 and merchant_id = $2";

/**
 * Refuses a new account, or test play, in a browser from which a member plays who is excluded now: a break from play is no break where the next
 * account is a minute away. A device that he took off his list counts too. Undefined where nobody who is known here is excluded.
 */
export async function refuseExcludedDevice(context: CallContext): Promise<Refusal<"accounts.device_excluded"> | undefined> {
  const { browser, clock, database, merchant } = context;
  if (browser.secret === undefined) return undefined;
  const rows = await database.query<{ member_id: string }>(selectMembers, [hashSecretToken(browser.secret), merchant.id]);
  const memberIds = rows.map(({ member_id }) => member_id);
  const excluded = await excludedAmong(database, memberIds, clock.now());
  return excluded.size === 0 ? undefined : refuse("accounts.device_excluded");
}
