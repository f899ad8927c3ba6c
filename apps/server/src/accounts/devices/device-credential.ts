import type { Queryable, Transaction } from "@lantern/database/database.ts";
import type { CallContext } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import type { MemberRow } from "../member-row.ts";
import { hashSecretToken, newSecretToken } from "../secret-token.ts";

/** A device that nobody logs in from for so long is not remembered any more. */
export const deviceCredentialMs = 180 * 24 * 60 * 60 * 1000;

const selectCredential = `
  select credential.member_id, member.merchant_id, credential.family_id, credential.expires_at, credential.used_at, credential.revoked_at,
         device.secret_hash as device_hash, device.removed_at
  from accounts_device_credentials credential
  join accounts_devices device on device.id = credential.device_id
  join accounts_members member on member.id = credential.member_id
  where credential.secret_hash = $1`;

const spendCredential = `
  update accounts_device_credentials set used_at = $2
  where secret_hash = $1 and used_at is null and revoked_at is null
  returning family_id`;

const revokeFamily = `
  update accounts_device_credentials set revoked_at = $2
  where family_id = (select family_id from accounts_device_credentials where secret_hash = $1) and revoked_at is null`;

const revokeOfMember = `
  update accounts_device_credentials set revoked_at = $3
  where member_id = $1 and ($2::uuid is null or device_id = $2) and revoked_at is null`;

const insertCredential = `
  insert into accounts_device_credentials (secret_hash, family_id, member_id, device_id, issued_at, expires_at)
  values ($1, $2, $3, $4, $5, $6)`;

interface CredentialRow {
  readonly member_id: string;
  readonly merchant_id: string;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly revoked_at: Date | null;
  readonly device_hash: Uint8Array;
  readonly removed_at: Date | null;
}

/**
 * Whether a credential shows that the member sits at the device that it was given to. One that was spent before, or comes from
 * another device, was copied: the family that it belongs to ends. It is not spent here but when the entry is complete
 * (`spendDeviceCredential`), so that whoever owes a second factor may come back to it.
 */
export async function deviceCredentialProves(context: CallContext, member: MemberRow | undefined, credential: string): Promise<boolean> {
  const { database, clock } = context;
  const now = clock.now();
  const hash = hashSecretToken(credential);
  const [row] = await database.query<CredentialRow>(selectCredential, [hash]);
  if (row === undefined || row.member_id !== member?.id || row.revoked_at !== null || row.expires_at <= now) return false;
  if (isOfThisDevice(context, row) && row.used_at === null) return true;
  await database.query(revokeFamily, [hash, now]);
  return false;
}

/** Whether a credential would be taken from this device now. Nothing is spent by asking, and nothing ends. */
export async function deviceCredentialStands(context: CallContext, credential: string): Promise<boolean> {
  const { database, clock, merchant } = context;
  const [row] = await database.query<CredentialRow>(selectCredential, [hashSecretToken(credential)]);
  if (row === undefined || row.merchant_id !== merchant.id || row.revoked_at !== null || row.expires_at <= clock.now()) return false;
  return isOfThisDevice(context, row) && row.used_at === null;
}

function isOfThisDevice({ browser }: CallContext, { device_hash, removed_at }: CredentialRow): boolean {
  return browser.secret !== undefined && hashSecretToken(browser.secret).equals(device_hash) && removed_at === null;
}

/** Spends a credential. Returns its family, which the next one belongs to; undefined where it was spent meanwhile: then the family ends. */
export async function spendDeviceCredential(
  transaction: Transaction,
  { clock }: CallContext,
  credentialHash: Uint8Array,
): Promise<string | undefined> {
  const [row] = await transaction.query<{ family_id: string }>(spendCredential, [credentialHash, clock.now()]);
  if (row === undefined) await transaction.query(revokeFamily, [credentialHash, clock.now()]);
  return row?.family_id;
}

/** Gives the device of a login its next credential, or its first, where no family is named. The answer shows it this once. */
export async function issueDeviceCredential(
  transaction: Transaction,
  { clock }: CallContext,
  { memberId, deviceId, familyId = newId(clock) }: { readonly memberId: string; readonly deviceId: string; readonly familyId?: string },
): Promise<string> {
  const credential = newSecretToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + deviceCredentialMs);
  await transaction.query(insertCredential, [hashSecretToken(credential), familyId, memberId, deviceId, now, expiresAt]);
  return credential;
}

/** Ends what one device of a member remembers, or what all of them do: with a new password, a sign-out of all, a removed device. */
export async function revokeDeviceCredentials(
  queryable: Queryable,
  { memberId, deviceId, at }: { readonly memberId: string; readonly deviceId?: string; readonly at: Date },
): Promise<void> {
  await queryable.query(revokeOfMember, [memberId, deviceId ?? null, at]);
}
