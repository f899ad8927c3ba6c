import type { Transaction } from "@lantern/database/database.ts";
import { defaultLanguageCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import { formatDate } from "@lantern/phrases/formats.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import { deliver } from "../../delivery/deliver.ts";
import type { Scope } from "../../platform/context.ts";
import { readSecurityRow } from "../security/security-row.ts";

/** What there is to tell: of a case that is the member's only one, or of a new paper beside one that still holds. */
export type KycNews = "VERIFIED" | "REJECTED" | "EXPIRED" | "EXPIRED_WAITING" | "RENEWAL_REJECTED" | "RENEWAL_DUE";

export interface NewsToTell {
  readonly merchantId: string;
  readonly memberId: string;
  readonly news: KycNews;
  /** Last day of the paper that still holds, YYYY-MM-DD; empty where it does not matter. */
  readonly documentExpiresOn: string;
}

/** Writes to the member's proven address, else to his proven number, what became of his papers (phrases `server.kyc.<news>.…`); to nobody where neither is proven. */
export async function notifyOfKyc(
  scope: Scope,
  transaction: Transaction,
  { merchantId, memberId, news, documentExpiresOn }: NewsToTell,
): Promise<void> {
  const row = await readSecurityRow(transaction, memberId);
  const language = languageByWireCode(row.language)?.code ?? defaultLanguageCode;
  // A day of the calendar, the same in every zone.
  const date = documentExpiresOn === "" ? "" : formatDate(`${documentExpiresOn}T00:00:00Z`, { timeZone: "UTC" });
  const say = (part: "title" | "text") => text(language, `server.kyc.${news}.${part}` as MessageId, { userName: row.user_name, date });
  const message = { merchantId, purpose: `accounts.${news === "RENEWAL_DUE" ? "kyc_expiring" : "kyc_decided"}`, facts: { state: news } };
  if (row.email !== null && row.email_verified_at !== null) {
    await deliver(scope, transaction, { ...message, channel: "email", recipient: row.email, subject: say("title"), text: say("text") });
  } else if (row.mobile_num !== null && row.mobile_verified_at !== null) {
    await deliver(scope, transaction, { ...message, channel: "sms", recipient: row.mobile_num, text: say("title") });
  }
}
