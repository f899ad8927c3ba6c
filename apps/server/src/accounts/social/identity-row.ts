import type { identity as identitySchema, SocialProvider } from "@lantern/contract/schemas/social.ts";
import type { Queryable, Transaction } from "@lantern/database/database.ts";
import type { Static } from "typebox";
import type { Clock } from "../../platform/clock.ts";
import { newId } from "../../platform/id.ts";
import type { ProvenFlow } from "./social-flow.ts";

/** An account at an outside service that opens a member's account here. */
interface IdentityRow {
  readonly member_id: string;
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly display_name: string;
  readonly linked_at: Date;
}

const columns = "member_id, provider, subject, display_name, linked_at";

const selectMember = `select member_id from accounts_identities where merchant_id = $1 and provider = $2 and subject = $3`;

const selectOfMember = `select ${columns} from accounts_identities where member_id = $1 order by linked_at, id`;

const insertIdentity = `
  insert into accounts_identities (id, member_id, merchant_id, provider, subject, display_name, linked_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict do nothing
  returning ${columns}`;

/** Whom a person's account at a service opens; the name and the address that it has there say nothing. */
export async function findLinkedMemberId(
  queryable: Queryable,
  merchantId: string,
  { provider, subject }: ProvenFlow,
): Promise<string | undefined> {
  const [row] = await queryable.query<{ member_id: string }>(selectMember, [merchantId, provider, subject]);
  return row?.member_id;
}

export async function readIdentities(queryable: Queryable, memberId: string): Promise<IdentityRow[]> {
  return queryable.query<IdentityRow>(selectOfMember, [memberId]);
}

/** Links; undefined where the service's account opens another one here, or the member has another account of the service linked. */
export async function insertLink(
  transaction: Transaction,
  clock: Clock,
  { member, flow }: { readonly member: { readonly id: string; readonly merchant_id: string }; readonly flow: ProvenFlow },
): Promise<IdentityRow | undefined> {
  const { provider, subject, display_name } = flow;
  const values = [newId(clock), member.id, member.merchant_id, provider, subject, display_name, clock.now()];
  const [row] = await transaction.query<IdentityRow>(insertIdentity, values);
  return row;
}

export function identityOf({ provider, display_name, linked_at }: IdentityRow): Static<typeof identitySchema> {
  return { provider, displayName: display_name, linkedAt: linked_at.toISOString() };
}
