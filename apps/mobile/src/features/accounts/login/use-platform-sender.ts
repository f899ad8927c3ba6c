import { sendVisitorCode } from "@lantern/contract/accounts/send-visitor-code.ts";
import type { CodeSenderOptions } from "../codes/code-sender.ts";
import { useCodeRequest } from "../codes/use-code-request.ts";
import type { LoginCodeSender } from "./login-proof.ts";

/** The platform sends the code and compares it (specification 3.3.1). */
export function usePlatformSender({ mobileNum, countryDialingCode, captcha, onRefused }: CodeSenderOptions): LoginCodeSender {
  const { nextAtMs, sending, fetchCode } = useCodeRequest({
    call: sendVisitorCode,
    recipient: countryDialingCode + mobileNum,
    captcha,
    onRefused,
  });
  return {
    nextAtMs,
    sending,
    spendsCaptcha: true,
    send: (captchaAnswer) => fetchCode({ mobileNum, countryDialingCode }, captchaAnswer),
    proofOf: async (code) => ({ type: "sms", username: mobileNum, password: code }),
  };
}
