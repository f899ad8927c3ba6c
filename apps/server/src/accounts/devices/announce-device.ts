import type { Transaction } from "@lantern/database/database.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { defaultLanguageCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import { text } from "@lantern/phrases/text.ts";
import { deliver } from "../../delivery/deliver.ts";
import type { CallContext } from "../../platform/context.ts";
import { recordEvent } from "../../platform/event.ts";
import type { MemberRow } from "../member-row.ts";
import { readContacts } from "../read-contacts.ts";
import { deviceNameOf } from "./device-name.ts";

/**
 * Tells a member that his account was entered from a device that it had not met: his other devices hear it at once or on their next
 * visit (`list-new-devices.ts`), his inbox has it, and he gets an e-mail, or an SMS, where an address or a number is proven to be his.
 */
export async function announceDevice(
  context: CallContext,
  transaction: Transaction,
  member: Pick<MemberRow, "id" | "merchant_id" | "user_name" | "language">,
  deviceId: string,
): Promise<void> {
  const { merchant, browser, clock } = context;
  const { id: memberId, merchant_id: merchantId } = member;
  const name = deviceNameOf(browser.userAgent);
  const at = clock.now().toISOString();
  await recordEvent(transaction, { topic: "accounts.device_new", merchantId, memberId, payload: { deviceId, ...name, at } });

  const { email, mobileNum } = await readContacts(transaction, memberId);
  const language = languageByWireCode(member.language)?.code ?? defaultLanguageCode;
  const device = [name.browser, name.system].filter((part) => part !== "").join(", ") || text(language, "delivery.notice.device.unknown");
  const values = {
    merchant: merchant.name,
    userName: member.user_name,
    device,
    time: formatDateTime(clock.now(), { timeZone: merchant.zone }),
  };
  const message = { merchantId, purpose: "accounts.device_new", facts: { deviceId } };
  if (email !== undefined) {
    const subject = text(language, "delivery.notice.deviceNew.subject", values);
    await deliver(context, transaction, {
      ...message,
      channel: "email",
      recipient: email,
      subject,
      text: text(language, "delivery.notice.deviceNew.email", values),
    });
  } else if (mobileNum !== undefined) {
    await deliver(context, transaction, {
      ...message,
      channel: "sms",
      recipient: mobileNum,
      text: text(language, "delivery.notice.deviceNew.sms", values),
    });
  }
}
