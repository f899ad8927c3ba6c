import type { CallContext } from "../platform/context.ts";
import { offeredLanguage } from "../site/merchant-languages.ts";

/** The language that lists of lotteries are asked for in (specification 7.14.1), or the request's own where the merchant does not offer it. */
export function listLanguageOf(
  { merchant, language }: Pick<CallContext, "merchant" | "language">,
  { language: asked }: { readonly language?: string },
): string {
  return (asked === undefined ? undefined : offeredLanguage(merchant, asked)?.wireCode) ?? language;
}
