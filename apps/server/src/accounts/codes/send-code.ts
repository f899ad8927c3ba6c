import type { CallContext } from "../../platform/context.ts";
import type { Refusal } from "../../platform/refusal.ts";
import { transactUnlessRefused } from "../../platform/refused-transaction.ts";
import { guessOf } from "../guesses/guess-of.ts";
import { useCaptcha } from "../use-captcha.ts";
import { codeSettingsOf } from "./code-settings.ts";
import { issueCode, type CodeRequest, type IssuedCode, type IssueRefusal } from "./issue-code.ts";

/** Issues a code in a transaction of its own; a refusal leaves nothing behind. */
export function sendCode(context: CallContext, request: CodeRequest): Promise<IssuedCode | IssueRefusal> {
  return transactUnlessRefused<IssuedCode | IssueRefusal>(context.database, (transaction) => issueCode(context, transaction, request));
}

export interface VisitorsCaptcha {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
}

/** Before a code is sent at a stranger's wish he solves a captcha, where the merchant does not say otherwise (specification 7.8.1). */
export async function refuseWithoutCaptcha(
  context: CallContext,
  recipient: string,
  { captchaId, captcha }: VisitorsCaptcha,
): Promise<Refusal<"accounts.captcha_required" | "accounts.captcha_wrong" | "accounts.too_many_tries"> | undefined> {
  if (!codeSettingsOf(context.merchant).captchaBeforeCode) return undefined;
  const guess = await guessOf(context, { kind: "captcha", subject: recipient, memberId: undefined });
  return useCaptcha(context.database, { guess, captchaId, captcha });
}
