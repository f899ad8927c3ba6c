import type { Transaction } from "@lantern/database/database.ts";
import { defaultLanguageCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import { text } from "@lantern/phrases/text.ts";
import { deliver } from "../../delivery/deliver.ts";
import type { CallContext } from "../../platform/context.ts";
import { recordEvent } from "../../platform/event.ts";
import type { MemberRow } from "../member-row.ts";
import { readContacts } from "../read-contacts.ts";

const purpose = "accounts.password_changed";

/** Tells a member in his inbox, and by every way he is reached, in his own language, that his password is another one now. */
export async function announceNewPassword(context: CallContext, transaction: Transaction, member: MemberRow): Promise<void> {
  const { id: memberId, merchant_id: merchantId } = member;
  const payload = { change: "passwordChanged" };
  await recordEvent(transaction, { topic: "accounts.security_changed", merchantId, memberId, payload });
  const { mobileNum, email } = await readContacts(transaction, memberId);
  const language = languageByWireCode(member.language)?.code ?? defaultLanguageCode;
  const values = { merchant: context.merchant.name, userName: member.user_name };
  const message = { merchantId, purpose };
  if (mobileNum !== undefined) {
    const written = text(language, "delivery.notice.passwordChanged.sms", values);
    await deliver(context, transaction, { ...message, channel: "sms", recipient: mobileNum, text: written });
  }
  if (email !== undefined) {
    const subject = text(language, "delivery.notice.passwordChanged.subject", values);
    const written = text(language, "delivery.notice.passwordChanged.email", values);
    await deliver(context, transaction, { ...message, channel: "email", recipient: email, subject, text: written });
  }
}
