import type { enterSecondFactor as enterSecondFactorCall } from "@lantern/contract/accounts/enter-second-factor.ts";
import type { CallRefusal } from "@lantern/contract/call.ts";
import type { CallInput } from "../../http/answer.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { enterAccount } from "../enter-account.ts";
import { readMember } from "../member-row.ts";
import type { SessionStart } from "../start-session.ts";
import { findEntryTicket, spendEntryTicket } from "./entry-ticket.ts";
import { takeSecondFactor } from "./take-second-factor.ts";

/** Completes a login that owes a second factor. A wrong code leaves the ticket as it is, as long as it lasts. */
export async function enterSecondFactor(
  context: CallContext,
  { body }: CallInput<typeof enterSecondFactorCall>,
): Promise<SessionStart | Refusal<CallRefusal<typeof enterSecondFactorCall>>> {
  const ticket = await findEntryTicket(context, body.ticket);
  if (ticket === undefined) return refuse("accounts.second_factor_expired");
  const refused = await takeSecondFactor(context, ticket.memberId, body.code);
  if (refused !== undefined) return refused;
  const { remember, credentialHash } = ticket;
  return enterAccount(context, await readMember(context.database, ticket.memberId), {
    method: "second_factor",
    remember,
    credentialHash,
    refuseCeased: async (transaction) =>
      (await spendEntryTicket(transaction, body.ticket, context.clock.now())) ? undefined : refuse("accounts.second_factor_expired"),
  });
}
