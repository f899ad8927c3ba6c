import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import type { Queryable } from "@lantern/database/database.ts";
import type { CallContext } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { hashSecretToken, newSecretToken } from "../secret-token.ts";

/** From the tap to the way back: a person may have to find his password, or his phone, at the service. */
const flowMs = 15 * 60 * 1000;
/** From the way back to the page that spends the ticket, which is there at once. */
const ticketMs = 5 * 60 * 1000;
/** As long as somebody may take to fill in a registration. */
const registrationMs = 60 * 60 * 1000;

/** What a service said of a person. */
export interface SocialPerson {
  /** The service's own id of him, which never goes to anybody else. */
  readonly subject: string;
  readonly displayName: string;
  readonly email: string | undefined;
}

/** A sign-in that is under way. */
export interface SocialFlow {
  readonly id: string;
  readonly provider: SocialProvider;
  readonly origin: string;
  /** Who links the service to his account; null where somebody signs in. */
  readonly member_id: string | null;
  readonly return_path: string | null;
  readonly nonce: string;
  readonly code_verifier: string;
}

/** A sign-in whose person is known. */
export interface ProvenFlow {
  readonly id: string;
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly display_name: string;
  readonly email: string | null;
}

export type FlowContext = Pick<CallContext, "database" | "clock" | "merchant" | "hostName" | "browser">;

const insertFlow = `
  insert into accounts_social_flows
    (id, secret_hash, stage, merchant_id, host_name, origin, provider, browser_hash, member_id, return_path, nonce, code_verifier, expires_at)
  values ($1, $2, 'begun', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const takeState = `
  update accounts_social_flows set stage = 'asked', secret_hash = $6
  where secret_hash = $1 and stage = 'begun' and provider = $2 and merchant_id = $3 and host_name = $4 and browser_hash = $5
    and expires_at > $7
  returning id, provider, origin, member_id, return_path, nonce, code_verifier`;

const prove = `
  update accounts_social_flows
  set stage = 'proven', secret_hash = $2, subject = $3, display_name = $4, email = $5, expires_at = $6
  where id = $1 and stage = 'asked'`;

const provenColumns = "id, provider, subject, display_name, email";
const ofThisBrowser = "secret_hash = $1 and merchant_id = $2 and host_name = $3 and browser_hash = $4 and expires_at > $5";

const takeForLogin = `
  update accounts_social_flows set stage = 'registering', secret_hash = $6, expires_at = $7
  where ${ofThisBrowser} and stage = 'proven' and member_id is null
  returning ${provenColumns}`;

const takeForLink = `
  delete from accounts_social_flows where ${ofThisBrowser} and stage = 'proven' and member_id = $6 returning ${provenColumns}`;

const takeForRegistration = `
  delete from accounts_social_flows where ${ofThisBrowser} and stage = 'registering' returning ${provenColumns}`;

const deleteFlow = `delete from accounts_social_flows where id = $1`;

export interface NewFlow {
  readonly provider: SocialProvider;
  readonly origin: string;
  readonly memberId?: string;
  readonly returnPath?: string | undefined;
}

export interface BegunFlow {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/**
 * Writes down a sign-in, for one merchant, one host and the browser that asked, which is known by its device secret (one without gets it
 * now; it makes the device no known one).
 */
export async function beginFlow(context: CallContext, { provider, origin, memberId, returnPath }: NewFlow): Promise<BegunFlow> {
  const { database, clock, merchant, hostName, browser } = context;
  const secret = browser.secret ?? newSecretToken();
  const flow = { state: newSecretToken(), nonce: newSecretToken(), codeVerifier: newSecretToken() };
  await database.query(insertFlow, [
    newId(clock),
    hashSecretToken(flow.state),
    merchant.id,
    hostName,
    origin,
    provider,
    hashSecretToken(secret),
    memberId ?? null,
    returnPath ?? null,
    flow.nonce,
    flow.codeVerifier,
    new Date(clock.now().getTime() + flowMs),
  ]);
  browser.keep(secret);
  return flow;
}

/** The sign-in of a state that came back, once, and only to the browser that began it: another's is as good as unknown. */
export async function takeFlow(
  context: FlowContext,
  { provider, state }: { readonly provider: SocialProvider; readonly state: string },
): Promise<SocialFlow | undefined> {
  const { database, clock, merchant, hostName, browser } = context;
  if (browser.secret === undefined) return undefined;
  const [flow] = await database.query<SocialFlow>(takeState, [
    hashSecretToken(state),
    provider,
    merchant.id,
    hostName,
    hashSecretToken(browser.secret),
    hashSecretToken(newSecretToken()),
    clock.now(),
  ]);
  return flow;
}

/** Writes down who came back. Returns the ticket that his page goes on with. */
export async function proveFlow({ database, clock }: FlowContext, flow: SocialFlow, person: SocialPerson): Promise<string> {
  const ticket = newSecretToken();
  const expiresAt = new Date(clock.now().getTime() + ticketMs);
  await database.query(prove, [flow.id, hashSecretToken(ticket), person.subject, person.displayName, person.email ?? null, expiresAt]);
  return ticket;
}

/** What a login goes by, once; with the ticket by which a registration may still go on, for when nobody is linked to it. */
export async function takeLoginTicket(
  context: FlowContext,
  ticket: string,
): Promise<{ readonly flow: ProvenFlow; readonly registrationTicket: string; readonly expiresAt: Date } | undefined> {
  const registrationTicket = newSecretToken();
  const expiresAt = new Date(context.clock.now().getTime() + registrationMs);
  const flow = await take(context.database, context, {
    statement: takeForLogin,
    ticket,
    more: [hashSecretToken(registrationTicket), expiresAt],
  });
  return flow === undefined ? undefined : { flow, registrationTicket, expiresAt };
}

/** What a member links, once, and only he who began it. */
export async function takeLinkTicket(
  queryable: Queryable,
  context: FlowContext,
  { ticket, memberId }: { readonly ticket: string; readonly memberId: string },
): Promise<ProvenFlow | undefined> {
  return take(queryable, context, { statement: takeForLink, ticket, more: [memberId] });
}

/** What a new account is linked to, once. */
export async function takeRegistrationTicket(queryable: Queryable, context: FlowContext, ticket: string): Promise<ProvenFlow | undefined> {
  return take(queryable, context, { statement: takeForRegistration, ticket, more: [] });
}

export async function endFlow(queryable: Queryable, flowId: string): Promise<void> {
  await queryable.query(deleteFlow, [flowId]);
}

interface Taking {
  readonly statement: string;
  readonly ticket: string;
  readonly more: readonly unknown[];
}

async function take(
  queryable: Queryable,
  { clock, merchant, hostName, browser }: FlowContext,
  { statement, ticket, more }: Taking,
): Promise<ProvenFlow | undefined> {
  if (browser.secret === undefined) return undefined;
  const [flow] = await queryable.query<ProvenFlow>(statement, [
    hashSecretToken(ticket),
    merchant.id,
    hostName,
    hashSecretToken(browser.secret),
    clock.now(),
    ...more,
  ]);
  return flow;
}
