import type { sendRegistrationCode as sendRegistrationCodeCall } from "@lantern/contract/accounts/send-registration-code.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { findMemberByMobile } from "../member-row.ts";
import { registrationFlagsOf } from "../registration-settings.ts";
import type { IssuedCode } from "./issue-code.ts";
import { readServedMobile } from "./read-recipient.ts";
import { refuseWithoutCaptcha, sendCode } from "./send-code.ts";

/**
 * Sends the code that proves a number at its registration (specification 2.24.2, 7.5, 7.8). To a number that has an account goes a message
 * that says so instead: its owner learns it, and whoever else asked does not.
 */
export async function sendRegistrationCode(
  context: CallContext,
  { body }: CallInput<typeof sendRegistrationCodeCall>,
): Promise<IssuedCode | Refusal<CallRefusal<typeof sendRegistrationCodeCall>>> {
  const { database, merchant } = context;
  if (!registrationFlagsOf(merchant).mobileVerification) return refuse("accounts.registration_closed");
  const recipient = readServedMobile(context, body);
  if (typeof recipient !== "string") return recipient;
  const refused = await refuseWithoutCaptcha(context, recipient, body);
  if (refused !== undefined) return refused;
  const member = await findMemberByMobile(database, merchant.id, recipient);
  return sendCode(context, {
    purpose: "registration",
    channel: "sms",
    recipient,
    content: member === undefined ? "code" : "account_exists",
  });
}
