import type { Transaction } from "@lantern/database/database.ts";
import { defaultLanguageCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import { deliver } from "../../delivery/deliver.ts";
import type { SessionContext } from "../../platform/context.ts";
import { recordEvent } from "../../platform/event.ts";
import { readSecurityRow, type SecurityRow } from "./security-row.ts";

/** A change that its owner hears of, wherever he is: phrases `server.notice.<change>.…`. */
export type SecurityChange =
  | "passwordChanged"
  | "paymentPasswordSet"
  | "paymentPasswordChanged"
  | "paymentPasswordReset"
  | "securityQuestionsSet"
  | "emailChanged"
  | "mobileChanged"
  | "secondFactorOn"
  | "secondFactorOff"
  | "recoveryCodesRenewed"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "identityLinked"
  | "identityUnlinked";

/**
 * Tells the member's inbox that something that protects his account has changed, and writes it to his proven address, else to his proven
 * number; to nobody where neither is proven. `to` is where he was reached before, where it is the address itself that changes.
 */
export async function notifyChange(
  context: SessionContext,
  transaction: Transaction,
  change: SecurityChange,
  to?: Pick<SecurityRow, "email" | "email_verified_at" | "mobile_num" | "mobile_verified_at">,
): Promise<void> {
  const { merchant, session } = context;
  const topic = "accounts.security_changed";
  await recordEvent(transaction, { topic, merchantId: merchant.id, memberId: session.memberId, payload: { change } });
  const row = await readSecurityRow(transaction, session.memberId);
  const { email, email_verified_at, mobile_num, mobile_verified_at } = to ?? row;
  const language = languageByWireCode(row.language)?.code ?? defaultLanguageCode;
  const say = (part: "title" | "text") =>
    text(language, `server.notice.${change}.${part}` as MessageId, { merchant: merchant.name, userName: session.userName });
  const message = { merchantId: merchant.id, purpose: "accounts.security_notice", facts: { change } };
  if (email !== null && email_verified_at !== null) {
    await deliver(context, transaction, { ...message, channel: "email", recipient: email, subject: say("title"), text: say("text") });
  } else if (mobile_num !== null && mobile_verified_at !== null) {
    await deliver(context, transaction, { ...message, channel: "sms", recipient: mobile_num, text: say("title") });
  }
}
