import type { entryRefusals } from "@lantern/contract/schemas/entry-refusals.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { isAgent } from "@lantern/rules/accounts/member-types.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { readMemberStatus } from "../safeguards/read-member-status.ts";
import { accountsSettingsOf } from "./accounts-settings.ts";
import type { MemberRow } from "./member-row.ts";
import { startSession, type SessionStart } from "./start-session.ts";

export type EntryRefusal = Refusal<(typeof entryRefusals)[number]>;

/** How a person has shown that the account is his. */
export type EntryMethod = "password" | "sms" | "firebase" | "passkey" | "device" | "telegram" | "facebook" | "google";

export interface Entry {
  readonly method: EntryMethod;
  /** What must be written in the transaction that starts the session. */
  readonly alongside?: (transaction: Transaction) => Promise<void>;
}

/**
 * The one door behind every way of logging in: asks whether this entrance and the account are open, and starts the session
 * (specification 3.2, 6.4.1). The caller has already proved that the person owns the account.
 */
export async function enterAccount(context: CallContext, member: MemberRow, entry: Entry): Promise<SessionStart | EntryRefusal> {
  const refused = await refuseEntrance(context, member);
  if (refused !== undefined) return refused;
  return context.database.tx(async (transaction) => {
    await entry.alongside?.(transaction);
    return startSession(transaction, context, member);
  });
}

/** The right proof at the wrong door, or of a closed account. */
async function refuseEntrance(context: CallContext, member: MemberRow): Promise<EntryRefusal | undefined> {
  if (accountsSettingsOf(context.merchant).separateEntrances) {
    const agent = isAgent(member.member_type);
    if (context.agentEntrance && !agent) return refuse("accounts.agents_only");
    if (!context.agentEntrance && agent) return refuse("accounts.members_only");
  }
  const status = await readMemberStatus(context.database, member.id);
  return status === "active" ? undefined : refuse("accounts.account_disabled");
}
