import { randomInt } from "node:crypto";
import type { Transaction } from "@lantern/database/database.ts";
import { languageByWireCode, defaultLanguageCode } from "@lantern/phrases/languages.ts";
import { text } from "@lantern/phrases/text.ts";
import { deliver } from "../../delivery/deliver.ts";
import type { CallContext } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { isOwnHost } from "../../site/is-own-host.ts";
import { settingsOf } from "../../site/merchant-settings.ts";
import { hashCode } from "./code-hash.ts";
import { codeTexts, type CodeChannel, type CodePurpose } from "./code-purpose.ts";
import { codeDigits, codeLifeMs } from "./code-settings.ts";
import { countCode } from "./count-code.ts";

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly channel: CodeChannel;
  /** A number in E.164 (`mobile-number.ts`) or an e-mail address (`email-address.ts`): as it is stored. */
  readonly recipient: string;
  /** Whose code it is, where an account is known. */
  readonly memberId?: string;
  /** Whose proven number or address the recipient is, where it is somebody's: he has an allowance of his own (`count-code.ts`). */
  readonly ownerId?: string | undefined;
  /**
   * What the recipient gets. `nothing` and `account_exists` are for those who ask for a code that they may not have (no account to log
   * in to; an account where none should be): everything happens as for the others, only that no code that counts is sent.
   */
  readonly content?: "code" | "account_exists" | "nothing";
}

export interface IssuedCode {
  /** From when on the next code may be asked for, Unix milliseconds (specification 3.6.2, 9.6). */
  readonly expirationTime: number;
}

export type IssueRefusal = Refusal<"accounts.code_too_soon" | "accounts.code_limit">;

/** The next code replaces the one before, once its time has come: of two requests at once the second waits for the first one's row. */
const replaceCode = `
  insert into accounts_codes as code (merchant_id, purpose, recipient, id, channel, member_id, code_hash, next_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (merchant_id, purpose, recipient) do update set
    id = excluded.id, channel = excluded.channel, member_id = excluded.member_id, code_hash = excluded.code_hash,
    next_at = excluded.next_at, expires_at = excluded.expires_at, wrong_tries = 0, used_at = null
  where code.next_at <= $10
  returning id`;

const selectNext = `select next_at from accounts_codes where merchant_id = $1 and purpose = $2 and recipient = $3`;

/**
 * Makes a code of six digits, stores its hash and writes the message that brings it, all in the caller's transaction. Refused while the
 * recipient's last code for this purpose is younger than the merchant's `smsResendSeconds`, and beyond the limits of `code-settings.ts`;
 * both refusals carry `expirationTime`.
 */
export async function issueCode(context: CallContext, transaction: Transaction, request: CodeRequest): Promise<IssuedCode | IssueRefusal> {
  const { merchant, clock, configuration } = context;
  const { purpose, channel, recipient, memberId, ownerId, content = "code" } = request;
  const now = clock.now();
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  const nextAt = new Date(now.getTime() + settingsOf(merchant).smsResendSeconds * 1_000);
  const expiresAt = new Date(now.getTime() + codeLifeMs);
  const [stored] = await transaction.query(replaceCode, [
    merchant.id,
    purpose,
    recipient,
    newId(clock),
    channel,
    memberId ?? null,
    hashCode(configuration.secret, { merchantId: merchant.id, purpose, recipient, code: content === "code" ? code : newId(clock) }),
    nextAt,
    expiresAt,
    now,
  ]);
  if (stored === undefined) {
    const [row] = await transaction.query<{ next_at: Date }>(selectNext, [merchant.id, purpose, recipient]);
    return refuse("accounts.code_too_soon", { value: { expirationTime: (row?.next_at ?? nextAt).getTime() } });
  }
  const limited = await countCode(context, transaction, { channel, recipient, ownerId });
  if (limited !== undefined) return limited;
  await deliver(context, transaction, {
    merchantId: merchant.id,
    channel,
    recipient,
    purpose: `accounts.${purpose}_code`,
    sendBefore: expiresAt,
    withheld: content === "nothing",
    ...messageOf(context, request, { code, fillsItself: await isOwnHost(context, transaction) }),
  });
  return { expirationTime: nextAt.getTime() };
}

interface WrittenCode {
  readonly code: string;
  /** Browsers may take the code out of the message by themselves, on pages of the host that the call came to. */
  readonly fillsItself: boolean;
}

function messageOf(
  { merchant, language, hostName }: CallContext,
  { purpose, channel, content = "code" }: CodeRequest,
  { code, fillsItself }: WrittenCode,
): { subject?: string; text: string; facts: Record<string, string> } {
  const languageCode = languageByWireCode(language)?.code ?? defaultLanguageCode;
  const values = { merchant: merchant.name, code, minutes: codeLifeMs / 60_000 };
  if (content === "nothing") return { text: "", facts: {} };
  if (content === "account_exists") return { text: text(languageCode, "delivery.code.accountExists.sms", values), facts: {} };
  const { sms, email } = codeTexts[purpose];
  if (channel === "sms" && sms !== undefined) {
    // The form that browsers read (WICG, origin-bound one-time codes): the last line, whatever the language.
    const boundLine = fillsItself ? `\n\n@${hostName} #${code}` : "";
    return { text: text(languageCode, sms, values) + boundLine, facts: { code } };
  }
  if (channel === "email" && email !== undefined)
    return { subject: text(languageCode, email.subject, values), text: text(languageCode, email.text, values), facts: { code } };
  throw new Error(`there is no text of a code for ${purpose} by ${channel}`);
}
