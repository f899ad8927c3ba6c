import type { login as loginCall } from "@lantern/contract/accounts/login.ts";
import type { CallBody, CallRefusal } from "@lantern/contract/call.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { readMobile } from "./codes/read-recipient.ts";
import { useCode } from "./codes/use-code.ts";
import { enterAccount } from "./enter-account.ts";
import { proveByFirebase } from "./firebase/prove-by-firebase.ts";
import { findMemberByProvenMobile } from "./member-row.ts";
import type { SessionStart } from "./start-session.ts";

type LoginBody = CallBody<typeof loginCall>;
type LoginRefusal = Refusal<CallRefusal<typeof loginCall>>;

/**
 * Logs in by a proven number and the code that came to it, where the merchant's flag SMSLOGIN3 is on (specification 3.3.1, 5.2.6). A number
 * without account is refused as a wrong code is: no code was sent to it, so none is right.
 */
export async function loginBySms(context: CallContext, body: LoginBody): Promise<SessionStart | LoginRefusal> {
  const { database, merchant } = context;
  if (!merchant.flags.has("SMSLOGIN3")) return refuse("accounts.sms_login_off");
  const mobile = readMobile(context, { mobileNum: body.username, countryDialingCode: body.countryDialingCode });
  if (typeof mobile !== "string") return mobile;
  const member = await findMemberByProvenMobile(database, merchant.id, mobile);
  const refused = await useCode(context, { purpose: "login", recipient: mobile, code: body.password ?? "", memberId: member?.id });
  if (refused !== undefined) return refused;
  return member === undefined ? refuse("accounts.code_wrong") : enterAccount(context, member, { method: "sms" });
}

/** The same by the word of the outside service that sent the code itself (specification 3.3.2, 7.8.3). */
export async function loginByFirebase(context: CallContext, body: LoginBody): Promise<SessionStart | LoginRefusal> {
  const { database, merchant } = context;
  if (!merchant.flags.has("SMSLOGIN3")) return refuse("accounts.sms_login_off");
  const mobile = readMobile(context, { mobileNum: body.firebaseMobileNo ?? body.username, countryDialingCode: body.countryDialingCode });
  if (typeof mobile !== "string") return mobile;
  const member = await findMemberByProvenMobile(database, merchant.id, mobile);
  const firebaseIdToken = body.firebaseIdToken ?? "";
  const refused = await proveByFirebase(context, { firebaseIdToken, mobileNum: mobile, memberId: member?.id });
  if (refused !== undefined) return refused;
  return member === undefined ? refuse("accounts.firebase_failed") : enterAccount(context, member, { method: "firebase" });
}
