import { sendVisitorCode } from "@lantern/contract/accounts/send-visitor-code.ts";
import { useCodeRequest } from "../codes/use-code-request.ts";
import type { CodeSender, CodeSenderOptions } from "./code-sender.ts";

/** The platform sends the code and compares it (specification 3.3.1). */
export function usePlatformSender({ mobileNum, countryDialingCode, captcha, onRefused }: CodeSenderOptions): CodeSender {
  const { nextAtMs, sending, fetchCode } = useCodeRequest({
    call: sendVisitorCode,
    recipient: countryDialingCode + mobileNum,
    captcha,
    onRefused,
  });
  return {
    nextAtMs,
    sending,
    send: (captchaAnswer) => fetchCode({ mobileNum, countryDialingCode }, captchaAnswer),
    proofOf: async (code) => ({ type: "sms", username: mobileNum, password: code }),
  };
}
