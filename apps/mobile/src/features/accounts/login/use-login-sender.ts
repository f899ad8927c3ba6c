import { sendVisitorCode } from "@lantern/contract/accounts/send-visitor-code.ts";
import type { CodeSenderOptions } from "../codes/code-sender.ts";
import { usePlatformSender } from "../codes/use-platform-sender.ts";
import type { LoginCodeSender } from "./login-proof.ts";

/** The platform sends the code of a login (specification 3.3.1). */
export function useLoginSender(asked: CodeSenderOptions): LoginCodeSender {
  const proofOf = (code: string) => ({ type: "sms" as const, username: asked.mobileNum, password: code });
  return usePlatformSender({ ...asked, call: sendVisitorCode, proofOf });
}
