import type { Transaction } from "@lantern/database/database.ts";
import type { KycState } from "@lantern/rules/accounts/kyc-states.ts";
import { defaultLanguageCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import { deliver } from "../../delivery/deliver.ts";
import type { Scope } from "../../platform/context.ts";
import { readSecurityRow } from "../security/security-row.ts";

export interface DecisionToTell {
  readonly merchantId: string;
  readonly memberId: string;
  readonly state: KycState;
}

/** Writes to the member's proven address, else to his proven number, what became of his case (phrases `server.kyc.<state>.…`); to nobody where neither is proven. */
export async function notifyDecision(
  scope: Scope,
  transaction: Transaction,
  { merchantId, memberId, state }: DecisionToTell,
): Promise<void> {
  const row = await readSecurityRow(transaction, memberId);
  const language = languageByWireCode(row.language)?.code ?? defaultLanguageCode;
  const say = (part: "title" | "text") => text(language, `server.kyc.${state}.${part}` as MessageId, { userName: row.user_name });
  const message = { merchantId, purpose: "accounts.kyc_decided", facts: { state } };
  if (row.email !== null && row.email_verified_at !== null) {
    await deliver(scope, transaction, { ...message, channel: "email", recipient: row.email, subject: say("title"), text: say("text") });
  } else if (row.mobile_num !== null && row.mobile_verified_at !== null) {
    await deliver(scope, transaction, { ...message, channel: "sms", recipient: row.mobile_num, text: say("title") });
  }
}
