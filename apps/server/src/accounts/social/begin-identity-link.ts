import type { beginIdentityLink as beginIdentityLinkCall } from "@lantern/contract/accounts/begin-identity-link.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { isRefusal, type Refusal } from "../../platform/refusal.ts";
import { checkLoginPassword } from "../security/check-login-password.ts";
import { refuseUnready, socialAddress } from "./social-address.ts";

/** Where a member shows who he is at a service that is to open his account from then on. A found phone does not suffice. */
export async function beginIdentityLink(
  context: SessionContext,
  { params, body }: CallInput<typeof beginIdentityLinkCall>,
): Promise<CallValue<typeof beginIdentityLinkCall> | Refusal<CallRefusal<typeof beginIdentityLinkCall>>> {
  const origin = refuseUnready(context, params.provider, body.origin);
  if (isRefusal(origin)) return origin;
  const refused = await checkLoginPassword(context, body.password);
  if (refused !== undefined) return refused;
  return socialAddress(context, { provider: params.provider, origin, memberId: context.session.memberId });
}
