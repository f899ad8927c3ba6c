import { languageByWireCode } from "@lantern/phrases/languages.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";

/** For whom games are listed: which are offered to him, and what decides how they are shown. */
export interface Viewer {
  /** Language codes, the wanted one first; names are shown in the first that has one. */
  readonly languages: readonly string[];
  readonly hostName: string;
  /** Whether the merchant offers free play at all. */
  readonly freePlay: boolean;
}

/** @param wireCode the language that the query asked for; the call's own where absent or unknown. */
export function viewerOf(context: CallContext, wireCode: string | undefined): Viewer {
  const asked = wireCode === undefined ? undefined : languageByWireCode(wireCode)?.code;
  const wanted = asked ?? languageByWireCode(context.language)?.code ?? "en";
  const usual = languageByWireCode(context.merchant.defaultLanguage)?.code ?? "en";
  return { languages: [wanted, usual, "en"], hostName: context.hostName, freePlay: context.merchant.flags.has("FREEPLAY3") };
}

/** The text in the first of the languages that has one. */
export function textIn(texts: Readonly<Record<string, string>>, languages: readonly string[]): string {
  for (const language of languages) {
    const text = texts[language];
    if (text !== undefined && text !== "") return text;
  }
  return "";
}

/** A merchant in a query must be the host's, as one in the header must (an empty one counts as none). */
export function refuseOtherMerchant(context: CallContext, named: string | undefined): Refusal<"access.merchant_mismatch"> | undefined {
  const differs = named !== undefined && named !== "" && named !== context.merchant.code;
  return differs ? refuse("access.merchant_mismatch", { values: { merchant: context.merchant.code } }) : undefined;
}
