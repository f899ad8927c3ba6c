import type { Transaction } from "@lantern/database/database.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import type { MemberRow } from "../member-row.ts";
import { insertLink } from "./identity-row.ts";
import { takeRegistrationTicket } from "./social-flow.ts";

/** Links an account that is being opened to the sign-in that led to it, where one did. The refusal is for a ticket that is good no more. */
export async function linkNewAccount(
  context: CallContext,
  transaction: Transaction,
  { member, ticket }: { readonly member: MemberRow; readonly ticket: string | undefined },
): Promise<Refusal<"accounts.social_expired"> | undefined> {
  if (ticket === undefined || ticket === "") return undefined;
  const flow = await takeRegistrationTicket(transaction, context, ticket);
  const linked = flow === undefined ? undefined : await insertLink(transaction, context.clock, { member, flow });
  return linked === undefined ? refuse("accounts.social_expired") : undefined;
}
