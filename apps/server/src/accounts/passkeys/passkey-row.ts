import type { passkey } from "@lantern/contract/schemas/passkey.ts";
import type { Queryable } from "@lantern/database/database.ts";
import type { Static } from "typebox";

/** A passkey as stored. */
export interface PasskeyRow {
  readonly id: string;
  readonly member_id: string;
  readonly host_name: string;
  readonly credential_id: string;
  readonly public_key: Uint8Array;
  readonly counter: bigint;
  readonly transports: string[];
  readonly synced: boolean;
  readonly backed_up: boolean;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const columns = `
  id, member_id, host_name, credential_id, public_key, counter, transports, synced, backed_up, name, created_at, last_used_at`;

const selectOfMember = `select ${columns} from accounts_passkeys where member_id = $1 order by created_at, id`;

const selectByCredential = `
  select ${columns} from accounts_passkeys where credential_id = $1 and merchant_id = $2 and host_name = $3`;

export async function readPasskeys(queryable: Queryable, memberId: string): Promise<PasskeyRow[]> {
  return queryable.query<PasskeyRow>(selectOfMember, [memberId]);
}

export async function findPasskey(
  queryable: Queryable,
  { credentialId, merchantId, hostName }: { readonly credentialId: string; readonly merchantId: string; readonly hostName: string },
): Promise<PasskeyRow | undefined> {
  const [row] = await queryable.query<PasskeyRow>(selectByCredential, [credentialId, merchantId, hostName]);
  return row;
}

/** A passkey as its owner sees it. */
export function passkeyOf(row: PasskeyRow, hostName: string): Static<typeof passkey> {
  return {
    id: row.id,
    name: row.name,
    host: row.host_name,
    here: row.host_name === hostName,
    synced: row.synced,
    backedUp: row.backed_up,
    createdAt: row.created_at.toISOString(),
    ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at.toISOString() }),
  };
}
