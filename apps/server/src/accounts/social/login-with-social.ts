import type { loginWithSocial as loginWithSocialCall } from "@lantern/contract/accounts/login-with-social.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { enterAccount } from "../enter-account.ts";
import { readMember } from "../member-row.ts";
import type { SessionStart } from "../start-session.ts";
import { findLinkedMemberId } from "./identity-row.ts";
import { endFlow, takeLoginTicket } from "./social-flow.ts";

/**
 * Logs in whom a service's account is linked to (specification 2.20). One that is linked to nobody opens no account by itself, nor one with
 * the same address: the person is led to a registration, which the ticket of the refusal links to it.
 */
export async function loginWithSocial(
  context: CallContext,
  { body }: CallInput<typeof loginWithSocialCall>,
): Promise<SessionStart | Refusal<CallRefusal<typeof loginWithSocialCall>>> {
  const { database, merchant } = context;
  const taken = await takeLoginTicket(context, body.ticket);
  if (taken === undefined) return refuse("accounts.social_expired");
  const { flow, registrationTicket, expiresAt } = taken;
  const memberId = await findLinkedMemberId(database, merchant.id, flow);
  if (memberId === undefined) {
    const { provider, display_name, email } = flow;
    const person = { provider, displayName: display_name, ...(email === null ? {} : { email }) };
    return refuse("accounts.social_not_linked", { value: { ...person, ticket: registrationTicket, expiresAt: expiresAt.toISOString() } });
  }
  return enterAccount(context, await readMember(database, memberId), {
    method: flow.provider,
    alongside: (transaction) => endFlow(transaction, flow.id),
  });
}
