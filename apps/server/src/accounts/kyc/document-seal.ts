import { createHash, randomBytes } from "node:crypto";
import type { Configuration } from "../../platform/configuration.ts";
import { unwrapSecret, wrapSecret } from "../../platform/wrapped-secret.ts";

export type DocumentKeys = Pick<Configuration, "documentKey" | "documentKeyAlso">;

/** Bytes under a key of their own (AES-256-GCM), and that key under the house's. */
export interface Sealed {
  readonly sealed: Uint8Array;
  readonly wrappedKey: Uint8Array;
  /** Fingerprint of the house's key that wraps it. */
  readonly wrappedBy: string;
}

/**
 * Seals what a member has shown, for its place in the database.
 * @param place names the row: moved to another, neither key nor bytes open.
 */
export function seal(keys: DocumentKeys, place: string, plain: Uint8Array): Sealed {
  const key = randomBytes(32);
  const sealed = wrapSecret({ secret: key.toString("hex"), secretAlso: undefined }, place, plain);
  return { sealed, wrappedKey: wrapSecret(houseKeys(keys), place, key), wrappedBy: documentKeyMark(keys) };
}

/** @throws where the key was wrapped under neither of the house's keys, or anything is not as it was written. */
export function unseal(keys: DocumentKeys, place: string, { sealed, wrappedKey }: Omit<Sealed, "wrappedBy">): Uint8Array {
  const key = unwrapSecret(houseKeys(keys), place, wrappedKey);
  return unwrapSecret({ secret: Buffer.from(key).toString("hex"), secretAlso: undefined }, place, sealed);
}

/** The same key under the house's present one. */
export function rewrap(keys: DocumentKeys, place: string, wrappedKey: Uint8Array): Omit<Sealed, "sealed"> {
  const key = unwrapSecret(houseKeys(keys), place, wrappedKey);
  return { wrappedKey: wrapSecret(houseKeys(keys), place, key), wrappedBy: documentKeyMark(keys) };
}

/** Tells the house's present key from others, and nothing about it. */
export function documentKeyMark({ documentKey }: DocumentKeys): string {
  return createHash("sha256").update(`kyc key ${documentKey}`).digest("hex").slice(0, 16);
}

function houseKeys({ documentKey, documentKeyAlso }: DocumentKeys) {
  return { secret: documentKey, secretAlso: documentKeyAlso };
}

export function profilePlace(caseId: string): string {
  return `kyc profile ${caseId}`;
}

export function documentPlace(documentId: string, side: string): string {
  return `kyc document ${documentId} ${side}`;
}
