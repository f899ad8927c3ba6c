import { randomInt } from "node:crypto";
import type { Transaction } from "@lantern/database/database.ts";
import type { CallContext } from "../platform/context.ts";
import { isRefusal, refuse, type Refusal } from "../platform/refusal.ts";
import { post } from "../wallet/post.ts";
import { accountsSettingsOf } from "./accounts-settings.ts";
import { issueOneTimeCode } from "./create-one-time-code.ts";
import { refuseExcludedDevice } from "./devices/refuse-excluded-device.ts";
import type { MemberRow } from "./member-row.ts";
import { openAccount } from "./open-account.ts";
import { startSession, type SessionStart } from "./start-session.ts";

const trialType = 4;
const nameTriesMax = 5;

/** Begins test play: a trial account with trial money, logged in (specification 4.3, 7.3.2). */
export async function startFreePlay(
  context: CallContext,
): Promise<SessionStart | Refusal<"accounts.free_play_off" | "accounts.device_excluded">> {
  if (!context.merchant.flags.has("FREEPLAY3")) return refuse("accounts.free_play_off");
  const excluded = await refuseExcludedDevice(context);
  if (excluded !== undefined) return excluded;
  return context.database.tx(async (transaction) => startSession(transaction, context, await openTrialAccount(context, transaction)));
}

/** Makes a trial account and answers a code that logs it in once (specification 7.4.1). */
export async function createTrialAccount(
  context: CallContext,
): Promise<{ userName: string; code: string } | Refusal<"accounts.free_play_off" | "accounts.device_excluded">> {
  if (!context.merchant.flags.has("FREEPLAY3")) return refuse("accounts.free_play_off");
  const excluded = await refuseExcludedDevice(context);
  if (excluded !== undefined) return excluded;
  return context.database.tx(async (transaction) => {
    const member = await openTrialAccount(context, transaction);
    const { code } = await issueOneTimeCode(transaction, context.clock, { memberId: member.id });
    return { userName: member.user_name, code };
  });
}

async function openTrialAccount(context: CallContext, transaction: Transaction): Promise<MemberRow> {
  const { merchant, language } = context;
  const [currency = "THB"] = merchant.currencies;
  const member = await openUnderFreeName(context, transaction, { currency, language });
  const granted = await post(transaction, {
    kind: "credit",
    idempotencyKey: `accounts:trial_grant:${member.id}`,
    memberId: member.id,
    amountUnits: accountsSettingsOf(merchant).trialGrantUnits,
    reason: "trial_grant",
    subject: { type: "account", id: member.id },
    occurredAt: context.clock.now(),
  });
  if (isRefusal(granted)) throw new Error(`a new trial account was refused its money: ${granted.refused}`);
  return member;
}

async function openUnderFreeName(
  context: CallContext,
  transaction: Transaction,
  { currency, language }: { currency: string; language: string },
): Promise<MemberRow> {
  for (let attempt = 0; attempt < nameTriesMax; attempt += 1) {
    const userName = `trial${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
    const member = await openAccount(context, transaction, context.merchant, {
      userName,
      passwordHash: undefined,
      memberType: trialType,
      currency,
      language,
    });
    if (member !== undefined) return member;
  }
  throw new Error(`no free trial name in ${nameTriesMax} tries`);
}
