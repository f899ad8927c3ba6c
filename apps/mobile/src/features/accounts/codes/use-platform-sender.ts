import type { CodeSender, CodeSenderOptions } from "./code-sender.ts";
import { useCodeRequest, type CodeCall } from "./use-code-request.ts";

interface PlatformSenderOptions<Proof> extends CodeSenderOptions {
  readonly call: CodeCall;
  /** The part of a body that shows the code. */
  readonly proofOf: (code: string) => Proof;
}

/** The platform sends the code to a number and compares it (specification 3.3.1, 7.7.3). */
export function usePlatformSender<Proof>({ call, proofOf, ...options }: PlatformSenderOptions<Proof>): CodeSender<Proof> {
  const { mobileNum, countryDialingCode, captcha, onRefused } = options;
  const recipient = countryDialingCode + mobileNum;
  const { nextAtMs, sending, fetchCode } = useCodeRequest({ call, recipient, captcha, onRefused });
  return {
    nextAtMs,
    sending,
    spendsCaptcha: true,
    send: (captchaAnswer) => fetchCode({ mobileNum, countryDialingCode }, captchaAnswer),
    proofOf: async (code) => proofOf(code),
  };
}
