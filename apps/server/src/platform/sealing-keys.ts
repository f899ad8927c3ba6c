import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { base64urlOf, sealedBodyAgeMsMax, sealingSuite, type SealingKey } from "@lantern/contract/encryption.ts";
import type { Scope } from "./context.ts";

type KeyScope = Pick<Scope, "database" | "clock" | "configuration">;

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
  return unwrap(scope, row.wrapped_private_key);
}

async function readKey({ database }: KeyScope, period: number): Promise<KeyRow | undefined> {
  const [row] = await database.query<KeyRow>(selectKey, [period]);
  return row;
}

async function makeKey(scope: KeyScope, period: number): Promise<KeyRow> {
  const { publicKey, privateKey } = await sealingSuite.GenerateKeyPair(true);
  const opensUntil = new Date((period + 2) * periodMs + sealedBodyAgeMsMax);
  const wrapped = wrap(scope, await sealingSuite.SerializePrivateKey(privateKey));
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

const nonceBytes = 12;
const tagBytes = 16;

function wrappingKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", Buffer.from(secret, "hex"), "", "lantern sealing keys 1", 32));
}

function wrap({ configuration }: KeyScope, privateKey: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", wrappingKey(configuration.secret), nonce);
  return Buffer.concat([nonce, cipher.update(privateKey), cipher.final(), cipher.getAuthTag()]);
}

/** @throws where the key was made under neither the platform's secret nor the one that is being exchanged for it. */
function unwrap({ configuration: { secret, secretAlso } }: KeyScope, wrapped: Uint8Array): Uint8Array {
  if (secretAlso === undefined) return unwrapUnder(secret, wrapped);
  try {
    return unwrapUnder(secret, wrapped);
  } catch {
    return unwrapUnder(secretAlso, wrapped);
  }
}

function unwrapUnder(secret: string, wrapped: Uint8Array): Uint8Array {
  const decipher = createDecipheriv("aes-256-gcm", wrappingKey(secret), wrapped.subarray(0, nonceBytes));
  decipher.setAuthTag(wrapped.subarray(-tagBytes));
  return Buffer.concat([decipher.update(wrapped.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
