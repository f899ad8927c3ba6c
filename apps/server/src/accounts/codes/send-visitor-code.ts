import type { sendVisitorCode as sendVisitorCodeCall } from "@lantern/contract/accounts/send-visitor-code.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { findMemberByProvenMobile } from "../member-row.ts";
import type { IssuedCode } from "./issue-code.ts";
import { readServedMobile } from "./read-recipient.ts";
import { refuseWithoutCaptcha, sendCode } from "./send-code.ts";
import { requestOf } from "./request-of.ts";

/** Sends the code that logs in by SMS, where the merchant's flag SMSLOGIN3 is on (specification 2.16.2, 7.2, 7.8). */
export async function sendVisitorCode(
  context: CallContext,
  { body }: CallInput<typeof sendVisitorCodeCall>,
): Promise<IssuedCode | Refusal<CallRefusal<typeof sendVisitorCodeCall>>> {
  const { database, merchant } = context;
  if (!merchant.flags.has("SMSLOGIN3")) return refuse("accounts.sms_login_off");
  const recipient = readServedMobile(context, body);
  if (typeof recipient !== "string") return recipient;
  const refused = await refuseWithoutCaptcha(context, recipient, body);
  if (refused !== undefined) return refused;
  const member = await findMemberByProvenMobile(database, merchant.id, recipient);
  return sendCode(context, requestOf(member, { purpose: "login", channel: "sms", recipient }));
}
