import type { Queryable, Transaction } from "@lantern/database/database.ts";
import type { CallContext } from "../../platform/context.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import { hashSecretToken, newSecretToken } from "../secret-token.ts";

/** From the first factor to the second. */
const ticketMs = 5 * 60 * 1000;

const insertTicket = `
  insert into accounts_entry_tickets (ticket_hash, merchant_id, member_id, browser_hash, remember, credential_hash, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;

const selectTicket = `
  select member_id, remember, credential_hash from accounts_entry_tickets
  where ticket_hash = $1 and merchant_id = $2 and browser_hash = $3 and used_at is null and expires_at > $4`;

const spendTicket = `
  update accounts_entry_tickets set used_at = $2 where ticket_hash = $1 and used_at is null returning true as spent`;

const endTickets = `update accounts_entry_tickets set used_at = $2 where member_id = $1 and used_at is null`;

/** Who has shown the first factor, and what is to happen once he has shown the second. */
export interface EntryTicket {
  readonly memberId: string;
  readonly remember: boolean | undefined;
  readonly credentialHash: Uint8Array | undefined;
}

/**
 * Lets a person who has shown the first factor go on to the second: for five minutes, in the same browser, which is known by its
 * device secret (one without gets it now; it makes the device no known one).
 */
export async function issueEntryTicket(
  transaction: Transaction,
  { clock, browser, merchant }: CallContext,
  member: { readonly id: string },
  { remember, credentialHash }: { readonly remember?: boolean | undefined; readonly credentialHash?: Uint8Array | undefined },
): Promise<Refusal<"accounts.second_factor_required">> {
  const ticket = newSecretToken();
  const secret = browser.secret ?? newSecretToken();
  const expiresAt = new Date(clock.now().getTime() + ticketMs);
  await transaction.query(insertTicket, [
    hashSecretToken(ticket),
    merchant.id,
    member.id,
    hashSecretToken(secret),
    remember ?? null,
    credentialHash ?? null,
    expiresAt,
  ]);
  browser.keep(secret);
  return refuse("accounts.second_factor_required", { value: { ticket, expiresAt: expiresAt.toISOString() } });
}

/** The ticket as long as it is good, here: undefined for one that was used, ran out, or was given to another browser. */
export async function findEntryTicket(
  { database, clock, browser, merchant }: CallContext,
  ticket: string,
): Promise<EntryTicket | undefined> {
  if (browser.secret === undefined) return undefined;
  const [row] = await database.query<{ member_id: string; remember: boolean | null; credential_hash: Uint8Array | null }>(selectTicket, [
    hashSecretToken(ticket),
    merchant.id,
    hashSecretToken(browser.secret),
    clock.now(),
  ]);
  if (row === undefined) return undefined;
  return { memberId: row.member_id, remember: row.remember ?? undefined, credentialHash: row.credential_hash ?? undefined };
}

/** False where it was spent or ended since it was found. */
export async function spendEntryTicket(transaction: Transaction, ticket: string, at: Date): Promise<boolean> {
  return (await transaction.query(spendTicket, [hashSecretToken(ticket), at])).length > 0;
}

/** Ends the tickets of a member whose password has changed: who holds one showed the old one. */
export async function endEntryTickets(queryable: Queryable, memberId: string, at: Date): Promise<void> {
  await queryable.query(endTickets, [memberId, at]);
}
