import type { sendPasswordVerification as sendPasswordVerificationCall } from "@lantern/contract/accounts/send-password-verification.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import type { Refusal } from "../../platform/refusal.ts";
import { findMemberByProvenMobile } from "../member-row.ts";
import type { IssuedCode } from "./issue-code.ts";
import { readServedMobile } from "./read-recipient.ts";
import { requestOf } from "./request-of.ts";
import { refuseWithoutCaptcha, sendCode } from "./send-code.ts";

/** Sends the code of a forgotten password to a proven number (specification 7.5, 7.6); to one without account nothing, in the same time. */
export async function sendPasswordVerification(
  context: CallContext,
  { body }: CallInput<typeof sendPasswordVerificationCall>,
): Promise<IssuedCode | Refusal<CallRefusal<typeof sendPasswordVerificationCall>>> {
  const recipient = readServedMobile(context, body);
  if (typeof recipient !== "string") return recipient;
  const refused = await refuseWithoutCaptcha(context, recipient, body);
  if (refused !== undefined) return refused;
  const member = await findMemberByProvenMobile(context.database, context.merchant.id, recipient);
  return sendCode(context, requestOf(member, { purpose: "forgotten_password", channel: "sms", recipient }));
}
