import type { sendPasswordEmail as sendPasswordEmailCall } from "@lantern/contract/accounts/send-password-email.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import type { Refusal } from "../../platform/refusal.ts";
import { findMemberByProvenEmail } from "../member-row.ts";
import type { IssuedCode } from "./issue-code.ts";
import { readEmail } from "./read-recipient.ts";
import { requestOf } from "./request-of.ts";
import { refuseWithoutCaptcha, sendCode } from "./send-code.ts";

/** Sends the code of a forgotten password to a proven address (specification 7.2); to one without account nothing, in the same time. */
export async function sendPasswordEmail(
  context: CallContext,
  { body }: CallInput<typeof sendPasswordEmailCall>,
): Promise<IssuedCode | Refusal<CallRefusal<typeof sendPasswordEmailCall>>> {
  const recipient = readEmail(body.email);
  if (typeof recipient !== "string") return recipient;
  const refused = await refuseWithoutCaptcha(context, recipient, body);
  if (refused !== undefined) return refused;
  const member = await findMemberByProvenEmail(context.database, context.merchant.id, recipient);
  return sendCode(context, requestOf(member, { purpose: "forgotten_password", channel: "email", recipient }));
}
