import type { Transaction } from "@lantern/database/database.ts";
import type { CallContext } from "../platform/context.ts";
import { isRefusal } from "../platform/refusal.ts";
import { post } from "../wallet/post.ts";
import { accountsSettingsOf } from "./accounts-settings.ts";
import type { MemberRow } from "./member-row.ts";

/** In demo mode a new member gets money to play with, once, where the merchant gives any; in production nothing is given. */
export async function grantWelcome(
  { configuration, merchant, clock }: Pick<CallContext, "configuration" | "merchant" | "clock">,
  transaction: Transaction,
  member: MemberRow,
): Promise<void> {
  const amountUnits = accountsSettingsOf(merchant).welcomeGrantUnits[member.currency];
  if (configuration.mode !== "demo" || amountUnits === undefined || amountUnits <= 0n) return;
  const granted = await post(transaction, {
    kind: "credit",
    idempotencyKey: `accounts:welcome:${member.id}`,
    memberId: member.id,
    amountUnits,
    reason: "demo_grant",
    subject: { type: "account", id: member.id },
    occurredAt: clock.now(),
  });
  if (isRefusal(granted)) throw new Error(`a new account was refused its welcome: ${granted.refused}`);
}
