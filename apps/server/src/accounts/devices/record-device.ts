import type { Queryable } from "@lantern/database/database.ts";
import type { CallContext } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import type { MemberRow } from "../member-row.ts";
import { hashSecretToken, newSecretToken } from "../secret-token.ts";

/** The device of a session that starts. */
export interface RecordedDevice {
  readonly id: string;
  /** The account has other devices and had not met this one: the member is told. */
  readonly announced: boolean;
}

const upsertDevice = `
  insert into accounts_devices (id, member_id, merchant_id, secret_hash, kind, user_agent, address, first_seen_at, last_seen_at, announced)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8, exists (select from accounts_devices where member_id = $2))
  on conflict (member_id, secret_hash) where removed_at is null do update
    set kind = excluded.kind, user_agent = excluded.user_agent, address = excluded.address, last_seen_at = excluded.last_seen_at
  returning id, announced and id = $1 as announced`;

/**
 * Writes down that a member logs in from this browser, and leaves with it the secret by which it is known from then on;
 * one that it already has stays, since other members may use the same browser.
 */
export async function recordDevice(queryable: Queryable, context: CallContext, member: MemberRow): Promise<RecordedDevice> {
  const { browser, clock, device, remoteAddress } = context;
  const secret = browser.secret ?? newSecretToken();
  const [row] = await queryable.query<RecordedDevice>(upsertDevice, [
    newId(clock),
    member.id,
    member.merchant_id,
    hashSecretToken(secret),
    device,
    browser.userAgent,
    remoteAddress,
    clock.now(),
  ]);
  if (row === undefined) throw new Error(`the device of member ${member.id} was not written`);
  browser.keep(secret);
  return row;
}
