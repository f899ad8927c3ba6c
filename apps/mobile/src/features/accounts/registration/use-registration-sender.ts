import { sendRegistrationCode } from "@lantern/contract/accounts/send-registration-code.ts";
import type { CodeSenderOptions } from "../codes/code-sender.ts";
import { useCodeRequest } from "../codes/use-code-request.ts";
import type { RegistrationCodeSender } from "./registration-body.ts";

/** The platform sends the code of a registration and compares it (specification 7.7.3). */
export function useRegistrationSender({ mobileNum, countryDialingCode, captcha, onRefused }: CodeSenderOptions): RegistrationCodeSender {
  const { nextAtMs, sending, fetchCode } = useCodeRequest({
    call: sendRegistrationCode,
    recipient: countryDialingCode + mobileNum,
    captcha,
    onRefused,
  });
  return {
    nextAtMs,
    sending,
    spendsCaptcha: true,
    send: (captchaAnswer) => fetchCode({ mobileNum, countryDialingCode }, captchaAnswer),
    proofOf: async (code) => ({ verificationCode: code }),
  };
}
