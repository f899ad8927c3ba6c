import type { login as loginCall } from "@lantern/contract/accounts/login.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { loginByFirebase, loginBySms } from "./login-by-mobile.ts";
import { loginByPassword } from "./login-by-password.ts";
import type { SessionStart } from "./start-session.ts";

/** Logs in by the way that the request names, a user name and password where it names none (specification 3.3). */
export async function login(
  context: CallContext,
  { body }: CallInput<typeof loginCall>,
): Promise<SessionStart | Refusal<CallRefusal<typeof loginCall>>> {
  if (body.type === "sms") return loginBySms(context, body);
  if (body.type === "firebase") return loginByFirebase(context, body);
  return loginByPassword(context, body);
}
