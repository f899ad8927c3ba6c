import { sendRegistrationCode } from "@lantern/contract/accounts/send-registration-code.ts";
import type { CodeSenderOptions } from "../codes/code-sender.ts";
import { usePlatformSender } from "../codes/use-platform-sender.ts";
import type { RegistrationCodeSender } from "./registration-body.ts";

/** The platform sends the code of a registration (specification 7.7.3). */
export function useRegistrationSender(asked: CodeSenderOptions): RegistrationCodeSender {
  return usePlatformSender({ ...asked, call: sendRegistrationCode, proofOf: (code) => ({ verificationCode: code }) });
}
