import type { getSecondFactor as getSecondFactorCall } from "@lantern/contract/accounts/get-second-factor.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import type { SessionContext } from "../../platform/context.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";

const selectConfirmed = `select confirmed_at from accounts_authenticators where member_id = $1`;

/** Whether logging in takes two steps, since when, and how many recovery codes are left. */
export async function getSecondFactor({ database, session }: SessionContext): Promise<CallValue<typeof getSecondFactorCall>> {
  const [row] = await database.query<{ confirmed_at: Date | null }>(selectConfirmed, [session.memberId]);
  const confirmedAt = row?.confirmed_at ?? undefined;
  if (confirmedAt === undefined) return { on: false, recoveryCodesLeft: 0 };
  return { on: true, since: confirmedAt.toISOString(), recoveryCodesLeft: await countRecoveryCodes(database, session.memberId) };
}
