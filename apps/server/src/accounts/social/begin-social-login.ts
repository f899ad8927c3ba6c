import type { beginSocialLogin as beginSocialLoginCall } from "@lantern/contract/accounts/begin-social-login.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import { isRefusal, type Refusal } from "../../platform/refusal.ts";
import { safeReturnPath } from "./app-pages.ts";
import { refuseUnready, socialAddress } from "./social-address.ts";

/** Where a person shows who he is to log in by it (specification 2.20). */
export async function beginSocialLogin(
  context: CallContext,
  { body }: CallInput<typeof beginSocialLoginCall>,
): Promise<CallValue<typeof beginSocialLoginCall> | Refusal<CallRefusal<typeof beginSocialLoginCall>>> {
  const origin = refuseUnready(context, body.provider, body.origin);
  if (isRefusal(origin)) return origin;
  return socialAddress(context, { provider: body.provider, origin, returnPath: safeReturnPath(body.from) });
}
