import type { entryRefusals } from "@lantern/contract/schemas/entry-refusals.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { isAgent, isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { holdMarketLimits } from "../safeguards/hold-market-limits.ts";
import { readMemberStatus } from "../safeguards/read-member-status.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import { spendDeviceCredential } from "./devices/device-credential.ts";
import { holdMember, type MemberRow } from "./member-row.ts";
import { hasSecondFactor } from "./second-factor/has-second-factor.ts";
import { issueEntryTicket } from "./second-factor/entry-ticket.ts";
import { startSession, type SessionStart } from "./start-session.ts";

export type EntryRefusal = Refusal<(typeof entryRefusals)[number]>;

/** How a person has shown that the account is his. `second_factor` is what follows one of the others. */
export type EntryMethod = "password" | "sms" | "firebase" | "passkey" | "device" | "telegram" | "facebook" | "google" | "second_factor";

export interface Entry<Refused extends Refusal = never> {
  readonly method: EntryMethod;
  /**
   * What must be written in the transaction that starts the session, or that lets the person go on to his second factor: what was
   * shown is spent either way.
   */
  readonly alongside?: (transaction: Transaction) => Promise<void>;
  /** Refuses where what was shown has ceased to hold since it was looked at. Gets the member as he is now. */
  readonly refuseCeased?: (transaction: Transaction, current: MemberRow) => Promise<Refused | undefined>;
  /** Whether this device is to be remembered; where it is left out, what it remembers stays. */
  readonly remember?: boolean | undefined;
  /** Hash of the device credential that stood in the password's place. */
  readonly credentialHash?: Uint8Array | undefined;
}

/** Ways that ask for something the person has and for something he knows or is. */
const methodsOfTwoFactors: ReadonlySet<EntryMethod> = new Set(["passkey", "second_factor"]);

/**
 * The one door behind every way of logging in: asks whether this entrance and the account are open, asks for the second factor where
 * the member has one, and starts the session (specification 3.2, 6.4.1). The caller has already proved that the person owns the account.
 */
export async function enterAccount<Refused extends Refusal = never>(
  context: CallContext,
  member: MemberRow,
  entry: Entry<Refused>,
): Promise<SessionStart | EntryRefusal | NoInfer<Refused>> {
  const refused = await refuseEntrance(context, member);
  if (refused !== undefined) return refused;
  return context.database.tx(async (transaction) => {
    const current = await holdMember(transaction, member.id);
    const ceased = await entry.refuseCeased?.(transaction, current);
    if (ceased !== undefined) return ceased;
    await entry.alongside?.(transaction);
    if (!methodsOfTwoFactors.has(entry.method) && (await hasSecondFactor(transaction, member.id)))
      return issueEntryTicket(transaction, context, member, entry);
    return completeEntry(transaction, context, member, entry);
  });
}

async function completeEntry(
  transaction: Transaction,
  context: CallContext,
  member: MemberRow,
  { remember, credentialHash }: Pick<Entry, "remember" | "credentialHash">,
): Promise<SessionStart | EntryRefusal> {
  const familyId = credentialHash === undefined ? undefined : await spendDeviceCredential(transaction, context, credentialHash);
  if (credentialHash !== undefined && familyId === undefined) return refuse("accounts.device_not_remembered");
  // What the market has come to demand since the last login.
  const { merchant, clock } = context;
  if (!isTrial(member.member_type))
    await holdMarketLimits(transaction, merchant, { memberId: member.id, currency: member.currency, at: clock.now() });
  return startSession(transaction, context, member, remember === undefined ? undefined : { remember, familyId });
}

/** The right proof at the wrong door, or of a closed account. */
async function refuseEntrance(context: CallContext, member: MemberRow): Promise<EntryRefusal | undefined> {
  if (settingsOf(context.merchant).separateEntrances) {
    const agent = isAgent(member.member_type);
    if (context.agentEntrance && !agent) return refuse("accounts.agents_only");
    if (!context.agentEntrance && agent) return refuse("accounts.members_only");
  }
  const status = await readMemberStatus(context.database, member.id);
  return status === "active" ? undefined : refuse("accounts.account_disabled");
}
