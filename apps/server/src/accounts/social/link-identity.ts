import type { linkIdentity as linkIdentityCall } from "@lantern/contract/accounts/link-identity.ts";
import type { CallRefusal, CallValue } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { SessionContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { readMember } from "../member-row.ts";
import { notifyChange } from "../security/notify-change.ts";
import { identityOf, insertLink } from "./identity-row.ts";
import { takeLinkTicket } from "./social-flow.ts";

/** Links the account that the member has shown at a service: it logs him in from then on. */
export async function linkIdentity(
  context: SessionContext,
  { body }: CallInput<typeof linkIdentityCall>,
): Promise<CallValue<typeof linkIdentityCall> | Refusal<CallRefusal<typeof linkIdentityCall>>> {
  const { database, session, clock } = context;
  return database.tx(async (transaction) => {
    const flow = await takeLinkTicket(transaction, context, { ticket: body.ticket, memberId: session.memberId });
    if (flow === undefined) return refuse("accounts.social_expired");
    const member = await readMember(transaction, session.memberId);
    const row = await insertLink(transaction, clock, { member, flow });
    if (row === undefined) return refuse("accounts.identity_taken");
    await notifyChange(context, transaction, "identityLinked");
    return identityOf(row);
  });
}
