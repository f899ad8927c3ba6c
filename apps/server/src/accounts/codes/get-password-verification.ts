import type { getPasswordVerification as getPasswordVerificationCall } from "@lantern/contract/accounts/get-password-verification.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import type { Refusal } from "../../platform/refusal.ts";
import { typedMobileOf } from "./mobile-number.ts";
import { readNextCodeTime } from "./read-next-code-time.ts";
import { readEmail, readServedMobile } from "./read-recipient.ts";

type PasswordVerification = CallValue<typeof getPasswordVerificationCall>;

/** The ways back to a forgotten password, and when the next code to the named number or address may be asked for (specification 7.6). */
export async function getPasswordVerification(
  context: CallContext,
  { query }: CallInput<typeof getPasswordVerificationCall>,
): Promise<PasswordVerification | Refusal<CallRefusal<typeof getPasswordVerificationCall>>> {
  const named = [
    ...(typedMobileOf(query) === "" ? [] : [readServedMobile(context, query)]),
    ...(query.email === undefined ? [] : [readEmail(query.email)]),
  ];
  const refused = named.find((recipient) => typeof recipient !== "string");
  if (refused !== undefined) return refused;
  const recipients = named.filter((recipient) => typeof recipient === "string");
  return { channels: ["sms", "email"], expirationTime: await readNextCodeTime(context, { purpose: "forgotten_password", recipients }) };
}
