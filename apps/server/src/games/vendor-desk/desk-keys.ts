import { createHash, createPublicKey } from "node:crypto";
import type { Transaction } from "@lantern/database/database.ts";
import { newSecretToken } from "../../accounts/secret-token.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { forgetIntegrations } from "../find-integration.ts";
import { deskReference, wrapKey } from "../vendor-keys.ts";
import { protocolOf } from "../vendor-protocols.ts";
import type { Problem } from "./desk-problem.ts";
import { actorOf, type Engineer } from "./engineer.ts";

/** How long a key is still taken after the next one signs. */
const formerMs = 7 * 24 * 3_600_000;
const modulusBitsMin = 2_048;

/** A key as the desk shows it: never what it is. */
export interface DeskKey {
  readonly id: string;
  readonly state: "next" | "current" | "former";
  /** The configuration's, which the desk's first key follows. */
  readonly ofConfiguration: boolean;
  readonly madeAt: Date;
  readonly endsAt: Date | null;
}

const selectKeys = `
  select id, state, wrapped_key is null as "ofConfiguration", made_at as "madeAt", ends_at as "endsAt"
  from games_integration_keys
  where integration_code = $1 and state <> 'ended' and (ends_at is null or ends_at > $2)
  order by made_at desc, id desc`;

/** The keys of the desk that count, the newest first; none where the configuration's sign. */
export function listKeys({ database, clock }: Scope, integrationCode: string): Promise<DeskKey[]> {
  return database.query<DeskKey>(selectKeys, [integrationCode, clock.now()]);
}

/** Changes of one integration's keys wait for each other. */
const lockIntegration = "select secret_reference, protocol from games_integrations where code = $1 for update";

const insertKey = `
  insert into games_integration_keys (id, integration_code, wrapped_key, state, made_at, ends_at) values ($1, $2, $3, $4, $5, $6)`;

export interface NewKey {
  /** The secret, shown this once; undefined where the vendor brought a public key. */
  readonly secret: string | undefined;
}

/**
 * Makes the next key of an integration, or takes the vendor's next public key where his protocol signs with one. From now on the vendor may
 * sign with it; ours are signed with the current one until `beginKey`. The first key of an integration that has none is current at once.
 * @param publicKey PEM of an RSA key of at least 2,048 bits; for protocols of public keys alone.
 */
export async function makeKey(scope: Scope, engineer: Engineer, publicKey: string | undefined): Promise<NewKey | Problem> {
  const made = await scope.database.tx(async (transaction): Promise<NewKey | Problem> => {
    const integration = await lock(transaction, engineer);
    const keys = await liveKeys(transaction, engineer, scope.clock.now());
    if (keys.some(({ state }) => state === "next")) return { problem: "key_waits" };
    const brings = protocolOf(integration.protocol).needs.includes("publicKey");
    const key = brings ? readPublicKey(publicKey ?? "") : newSecretToken();
    if (key === undefined) return { problem: "key_invalid" };
    const isFirst = integration.secret_reference === deskReference && keys.length === 0;
    const state = isFirst ? "current" : "next";
    const row = [newId(scope.clock), engineer.integrationCode, wrapKey(scope.configuration, key), state, scope.clock.now(), null];
    await transaction.query(insertKey, row);
    await audit(scope, transaction, engineer, { action: "vendor_key.make", after: { state, fingerprint: fingerprintOf(key) } });
    return { secret: brings ? undefined : key };
  });
  forgetIntegrations(scope);
  return made;
}

const setState = "update games_integration_keys set state = $2, ends_at = $3, ended_at = $4 where id = $1";

/** From now on we sign with the next key; the one before is taken for a week, or until it is ended. */
export async function beginKey(scope: Scope, engineer: Engineer): Promise<Problem | undefined> {
  const outcome = await scope.database.tx(async (transaction): Promise<Problem | undefined> => {
    const { secret_reference: reference } = await lock(transaction, engineer);
    const now = scope.clock.now();
    const endsAt = new Date(now.getTime() + formerMs);
    const keys = await liveKeys(transaction, engineer, now);
    const [next, current, former] = (["next", "current", "former"] as const).map((state) => keys.find((key) => key.state === state));
    if (next === undefined) return { problem: "key_gone" };
    await endFormer(transaction, engineer, now);
    if (former !== undefined) await audit(scope, transaction, engineer, { action: "vendor_key.end", after: { keyId: former.id } });
    if (current !== undefined) await transaction.query(setState, [current.id, "former", endsAt, null]);
    // The configuration's key is followed by the desk's first one, and taken as long as any other.
    else if (reference !== deskReference)
      await transaction.query(insertKey, [newId(scope.clock), engineer.integrationCode, null, "former", now, endsAt]);
    await transaction.query(setState, [next.id, "current", null, null]);
    await audit(scope, transaction, engineer, { action: "vendor_key.begin", after: { keyId: next.id } });
    return undefined;
  });
  forgetIntegrations(scope);
  return outcome;
}

/** A key that waits or that was followed counts no more. The current one cannot be ended, only followed. */
export async function endKey(scope: Scope, engineer: Engineer, keyId: string): Promise<Problem | undefined> {
  const outcome = await scope.database.tx(async (transaction): Promise<Problem | undefined> => {
    await lock(transaction, engineer);
    const now = scope.clock.now();
    const key = (await liveKeys(transaction, engineer, now)).find(({ id, state }) => id === keyId && state !== "current");
    if (key === undefined) return { problem: "key_gone" };
    await transaction.query(setState, [key.id, "ended", null, now]);
    await audit(scope, transaction, engineer, { action: "vendor_key.end", after: { keyId: key.id } });
    return undefined;
  });
  forgetIntegrations(scope);
  return outcome;
}

interface IntegrationRow {
  readonly secret_reference: string;
  readonly protocol: string;
}

async function lock(transaction: Transaction, { integrationCode }: Engineer): Promise<IntegrationRow> {
  const [row] = await transaction.query<IntegrationRow>(lockIntegration, [integrationCode]);
  if (row === undefined) throw new Error(`There is no integration ${integrationCode}`);
  return row;
}

function liveKeys(transaction: Transaction, { integrationCode }: Engineer, now: Date): Promise<DeskKey[]> {
  return transaction.query<DeskKey>(selectKeys, [integrationCode, now]);
}

const endFormerKeys = `
  update games_integration_keys set state = 'ended', ends_at = null, ended_at = $2 where integration_code = $1 and state = 'former'`;

/** Also one whose week is over, so that its place is free. */
async function endFormer(transaction: Transaction, { integrationCode }: Engineer, now: Date): Promise<void> {
  await transaction.query(endFormerKeys, [integrationCode, now]);
}

function audit(
  { clock }: Scope,
  transaction: Transaction,
  engineer: Engineer,
  { action, after }: { readonly action: string; readonly after: Readonly<Record<string, unknown>> },
): Promise<void> {
  const subject = { type: "integration", id: engineer.integrationCode };
  return recordAudit(transaction, clock, { actor: actorOf(engineer), action, merchantId: null, subject, after });
}

/** Tells two keys apart and nothing else. */
function fingerprintOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 16);
}

function readPublicKey(text: string): string | undefined {
  try {
    const key = createPublicKey(text.trim());
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return !text.includes("PRIVATE") && key.asymmetricKeyType === "rsa" && bits >= modulusBitsMin
      ? key.export({ type: "spki", format: "pem" }).toString()
      : undefined;
  } catch {
    return undefined;
  }
}
