import type { sendMemberCode as sendMemberCodeCall } from "@lantern/contract/accounts/send-member-code.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import type { Refusal } from "../../platform/refusal.ts";
import type { IssuedCode } from "./issue-code.ts";
import { findMemberByProvenMobile } from "../member-row.ts";
import { readServedMobile } from "./read-recipient.ts";
import { sendCode } from "./send-code.ts";

/** Sends a member the code for a number he wants on his account; one that is another's gets word of that instead. */
export async function sendMemberCode(
  context: SessionContext,
  { body }: CallInput<typeof sendMemberCodeCall>,
): Promise<IssuedCode | Refusal<CallRefusal<typeof sendMemberCodeCall>>> {
  const { database, merchant, session } = context;
  const recipient = readServedMobile(context, body);
  if (typeof recipient !== "string") return recipient;
  const owner = await findMemberByProvenMobile(database, merchant.id, recipient);
  return sendCode(context, {
    purpose: "mobile_verification",
    channel: "sms",
    recipient,
    memberId: session.memberId,
    ownerId: owner?.id === session.memberId ? owner.id : undefined,
    content: owner === undefined || owner.id === session.memberId ? "code" : "account_exists",
  });
}
