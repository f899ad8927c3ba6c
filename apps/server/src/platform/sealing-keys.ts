import { base64urlOf, sealedBodyAgeMsMax, sealingSuite, type SealingKey } from "@lantern/contract/encryption.ts";
import type { Scope } from "./context.ts";
import { unwrapSecret, wrapSecret } from "./wrapped-secret.ts";

type KeyScope = Pick<Scope, "database" | "clock" | "configuration">;

const wrappedFor = "lantern sealing keys 1";

/** A new key begins every so often; the one before it still opens what clients seal with it meanwhile. */
const periodMs = 12 * 3_600_000;

const insertKey = `
  insert into platform_sealing_keys (period, public_key, wrapped_private_key, opens_until)
  values ($1, $2, $3, $4)
  on conflict (period) do nothing`;
const selectKey = "select public_key, wrapped_private_key, opens_until from platform_sealing_keys where period = $1";

interface KeyRow {
  readonly public_key: Uint8Array;
  readonly wrapped_private_key: Uint8Array;
  readonly opens_until: Date;
}

export interface CurrentSealingKey extends SealingKey {
  readonly opensUntil: Date;
}

/** The key that bodies are sealed for now; the first process that asks in a period makes it. */
export async function currentSealingKey(scope: KeyScope): Promise<CurrentSealingKey> {
  const period = Math.floor(scope.clock.now().getTime() / periodMs);
  const row = (await readKey(scope, period)) ?? (await makeKey(scope, period));
  return { keyId: keyIdOf(period), publicKey: base64urlOf(row.public_key), opensUntil: row.opens_until };
}

/** The private key of a key id; undefined where it never was or opens nothing any more. */
export async function findPrivateKey(scope: KeyScope, keyId: string): Promise<Uint8Array | undefined> {
  const period = periodOf(keyId);
  const row = period === undefined ? undefined : await readKey(scope, period);
  if (row === undefined || row.opens_until <= scope.clock.now()) return undefined;
  return unwrapSecret(scope.configuration, wrappedFor, row.wrapped_private_key);
}

async function readKey({ database }: KeyScope, period: number): Promise<KeyRow | undefined> {
  const [row] = await database.query<KeyRow>(selectKey, [period]);
  return row;
}

async function makeKey(scope: KeyScope, period: number): Promise<KeyRow> {
  const { publicKey, privateKey } = await sealingSuite.GenerateKeyPair(true);
  const opensUntil = new Date((period + 2) * periodMs + sealedBodyAgeMsMax);
  const wrapped = wrapSecret(scope.configuration, wrappedFor, new Uint8Array(await sealingSuite.SerializePrivateKey(privateKey)));
  await scope.database.query(insertKey, [period, await sealingSuite.SerializePublicKey(publicKey), wrapped, opensUntil]);
  const row = await readKey(scope, period);
  if (row === undefined) throw new Error(`The sealing key of period ${period} was made and is not there.`);
  return row;
}

function keyIdOf(period: number): string {
  return period.toString(36);
}

function periodOf(keyId: string): number | undefined {
  return /^[0-9a-z]{1,8}$/.test(keyId) ? Number.parseInt(keyId, 36) : undefined;
}
