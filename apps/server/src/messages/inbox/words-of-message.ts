import type { MessageKind, MessageLink } from "@lantern/contract/schemas/inbox.ts";
import { isCurrencyCode } from "@lantern/money/currencies.ts";
import { displayBalance } from "@lantern/money/display.ts";
import { formatDate, formatDateTime } from "@lantern/phrases/formats.ts";
import { defaultLanguageCode, languageByWireCode, type LanguageCode } from "@lantern/phrases/languages.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import type { SessionContext } from "../../platform/context.ts";
import type { InboxRow, MessageFacts } from "./inbox-row.ts";

export interface MessageWords {
  readonly title: string;
  readonly text: string;
  readonly link: MessageLink | null;
}

interface Reader {
  readonly language: LanguageCode;
  readonly wireCode: string;
  /** IANA zone of the merchant. */
  readonly timeZone: string;
  readonly userName: string;
}

type PlatformKind = Exclude<MessageKind, "operator">;

/** A message in the language of the request (phrases `inbox.…`); an operator's in English where he wrote no other. */
export function wordsOfMessage({ language: wireCode, merchant, session }: SessionContext, { kind, facts, texts }: InboxRow): MessageWords {
  if (kind === "operator") {
    const { title, text: words } = texts?.[wireCode] ?? texts?.["EN"] ?? { title: "", text: "" };
    return { title, text: words, link: null };
  }
  const language = languageByWireCode(wireCode)?.code ?? defaultLanguageCode;
  return wordsOf[kind](facts, { language, wireCode, timeZone: merchant.zone, userName: session.userName });
}

const wordsOf: Readonly<Record<PlatformKind, (facts: MessageFacts, reader: Reader) => MessageWords>> = {
  device_new: wordsOfDevice,
  security_changed: wordsOfChange,
  kyc_decided: wordsOfDecision,
  kyc_expiring: ({ expiresOn }, { language }) => ({
    title: text(language, "inbox.kycExpiring.title"),
    text: text(language, "inbox.kycExpiring.text", { date: calendarDay(expiresOn ?? "") }),
    link: "kyc",
  }),
  limits_changed: wordsOfLimit,
  excluded: wordsOfExclusion,
  lottery_refunded: ({ why, numero, amountUnits, currency, gameNames }, reader) => ({
    title: text(reader.language, "inbox.lotteryRefunded.title"),
    text: text(reader.language, "inbox.lotteryRefunded.text", {
      why,
      numero,
      game: gameNameOf(gameNames, reader),
      amount: moneyOf(amountUnits, currency),
    }),
    link: "bets",
  }),
  lottery_corrected: ({ change, numero, beforeUnits, afterUnits, currency, gameNames }, reader) => ({
    title: text(reader.language, "inbox.lotteryCorrected.title"),
    text: text(reader.language, "inbox.lotteryCorrected.text", {
      change,
      numero,
      game: gameNameOf(gameNames, reader),
      before: moneyOf(beforeUnits, currency),
      after: moneyOf(afterUnits, currency),
    }),
    link: "bets",
  }),
};

/** A lottery's name as it was when the message was written: JSON, name by wire code, English in place of a missing one. */
function gameNameOf(gameNames: MessageFacts[string] | undefined, { wireCode }: Reader): string {
  const names = JSON.parse(gameNames ?? "{}") as Readonly<Record<string, string>>;
  return names[wireCode] ?? names["EN"] ?? "";
}

function moneyOf(amountUnits: MessageFacts[string] | undefined, currency: MessageFacts[string] | undefined): string {
  return typeof amountUnits === "string" && isCurrencyCode(currency) ? displayBalance(BigInt(amountUnits), currency) : "";
}

/** A day of the calendar, YYYY-MM-DD, which is the same in every zone. */
function calendarDay(day: string): string {
  return formatDate(`${day}T12:00:00Z`, { timeZone: "UTC" });
}

function wordsOfDevice({ browser, system, at }: MessageFacts, { language, timeZone }: Reader): MessageWords {
  const named = [browser, system].filter((part) => typeof part === "string" && part !== "").join(", ");
  const device = named === "" ? text(language, "delivery.notice.device.unknown") : named;
  const time = formatDateTime(at ?? 0, { timeZone });
  return {
    title: text(language, "inbox.deviceNew.title"),
    text: text(language, "inbox.deviceNew.text", { device, time }),
    link: "devices",
  };
}

function wordsOfChange({ change }: MessageFacts, { language, userName }: Reader): MessageWords {
  const link = change?.startsWith("passkey") === true ? "passkeys" : isOfSecondFactor(change ?? "") ? "two_factor" : "security";
  const words = change === "emailChanged" ? "inbox.change.emailChanged.text" : (`server.notice.${change}.text` as MessageId);
  return { title: text(language, `inbox.change.${change}` as MessageId), text: text(language, words, { userName }), link };
}

function isOfSecondFactor(change: string): boolean {
  return change.startsWith("secondFactor") || change.startsWith("recoveryCodes");
}

/** Beside a paper that still holds, a decision is other news than of the only one; messages of a release before tell the state alone. */
function wordsOfDecision({ state, news = state, reason, documentExpiresOn }: MessageFacts, { language }: Reader): MessageWords {
  const values = {
    reason: typeof reason === "string" ? text(language, `kyc.reason.${reason}` as MessageId) : "",
    date: typeof documentExpiresOn === "string" && documentExpiresOn !== "" ? calendarDay(documentExpiresOn) : "",
  };
  return {
    title: text(language, `inbox.kyc.${news}.title` as MessageId),
    text: text(language, `inbox.kyc.${news}.text` as MessageId, values),
    link: "kyc",
  };
}

function wordsOfLimit({ change, kind, period, amountUnits, currency, from }: MessageFacts, { language, timeZone }: Reader): MessageWords {
  const amount = typeof amountUnits === "string" && isCurrencyCode(currency) ? displayBalance(BigInt(amountUnits), currency) : "";
  const values = {
    limit: text(language, "safeguards.sheet.title", { kind, period }),
    amount,
    time: typeof from === "string" ? formatDateTime(from, { timeZone }) : "",
  };
  return {
    title: text(language, `inbox.limit.${change}.title` as MessageId),
    text: text(language, `inbox.limit.${change}.text` as MessageId, values),
    link: "safeguards",
  };
}

function wordsOfExclusion({ kind, until }: MessageFacts, { language, timeZone }: Reader): MessageWords {
  const title = text(language, kind === "time_out" ? "inbox.excluded.timeOut" : "inbox.excluded.selfExclusion");
  if (until === "forever") return { title, text: text(language, "inbox.excluded.forever"), link: "safeguards" };
  return { title, text: text(language, "inbox.excluded.until", { time: formatDateTime(until ?? 0, { timeZone }) }), link: "safeguards" };
}
