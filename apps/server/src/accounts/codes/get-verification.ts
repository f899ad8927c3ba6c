import type { getVerification as getVerificationCall } from "@lantern/contract/accounts/get-verification.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import type { Refusal } from "../../platform/refusal.ts";
import type { IssuedCode } from "./issue-code.ts";
import { readNextCodeTime } from "./read-next-code-time.ts";
import { readServedMobile } from "./read-recipient.ts";

/** Tells a visitor when the next code may be asked for, so that a countdown survives a reload (specification 7.4.1, 9.6). */
export async function getVerification(
  context: CallContext,
  { query }: CallInput<typeof getVerificationCall>,
): Promise<IssuedCode | Refusal<CallRefusal<typeof getVerificationCall>>> {
  const recipient = readServedMobile(context, query);
  if (typeof recipient !== "string") return recipient;
  return { expirationTime: await readNextCodeTime(context, { purpose: query.purpose ?? "login", recipients: [recipient] }) };
}
