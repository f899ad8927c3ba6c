import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Configuration } from "./configuration.ts";

type Secrets = Pick<Configuration, "secret" | "secretAlso">;

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Wraps a secret that the platform must be able to read again, for its place in the database: AES-256-GCM under a key made of the
 * platform's secret for this use alone.
 * @param wrappedFor names the use; what was wrapped for one is unreadable for another.
 */
export function wrapSecret({ secret }: Secrets, wrappedFor: string, plain: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", wrappingKey(secret, wrappedFor), nonce);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws where the secret was wrapped under neither the platform's secret nor the one that is being exchanged for it. */
export function unwrapSecret({ secret, secretAlso }: Secrets, wrappedFor: string, wrapped: Uint8Array): Uint8Array {
  if (secretAlso === undefined) return unwrapUnder(wrappingKey(secret, wrappedFor), wrapped);
  try {
    return unwrapUnder(wrappingKey(secret, wrappedFor), wrapped);
  } catch {
    return unwrapUnder(wrappingKey(secretAlso, wrappedFor), wrapped);
  }
}

/** Keys that were made already, by use and secret: making one costs more than wrapping with it. There are as many as uses and secrets. */
const wrappingKeys = new Map<string, Uint8Array>();

function wrappingKey(secret: string, wrappedFor: string): Uint8Array {
  const name = `${wrappedFor}\n${secret}`;
  const known = wrappingKeys.get(name) ?? new Uint8Array(hkdfSync("sha256", Buffer.from(secret, "hex"), "", wrappedFor, 32));
  wrappingKeys.set(name, known);
  return known;
}

function unwrapUnder(key: Uint8Array, wrapped: Uint8Array): Uint8Array {
  const decipher = createDecipheriv("aes-256-gcm", key, wrapped.subarray(0, nonceBytes));
  decipher.setAuthTag(wrapped.subarray(-tagBytes));
  return Buffer.concat([decipher.update(wrapped.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
