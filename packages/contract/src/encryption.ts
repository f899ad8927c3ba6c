import * as noble from "@panva/hpke-noble";
import { CipherSuite } from "hpke";

/**
 * Sealed bodies: calls that carry secrets send their body encrypted for the platform's key of the day (HPKE, RFC 9180, base mode:
 * X25519, HKDF-SHA256, ChaCha20-Poly1305), bound to the method, path and merchant they were meant for. All of it is plain JavaScript, so
 * it works without a secure context too. The player's app loads this module with the first form that needs it.
 *
 * Wire: header `Encryption: <key id>.<encapsulated secret>`, body `{ "value": "<ciphertext>" }`, both base64url; inside, as JSON,
 * `{ "timestamp": <ms since 1970 by the server's clock>, "body": <the call's body> }`.
 */
export const sealingSuite = new CipherSuite(noble.KEM_DHKEM_X25519_HKDF_SHA256, noble.KDF_HKDF_SHA256, noble.AEAD_ChaCha20Poly1305);

/** Names the protocol, so that nothing sealed for another purpose opens here. */
export const sealingInfo: Uint8Array = new TextEncoder().encode("lantern sealed body 1");

/** How far a sealed body's timestamp may be from the server's clock, either way. */
export const sealedBodyAgeMsMax = 300_000;

/** The platform's public key, as `get-encryption-key` gives it. */
export interface SealingKey {
  readonly keyId: string;
  /** base64url. */
  readonly publicKey: string;
}

/** What a sealed body is good for: any other call, path or merchant cannot open it. */
export interface SealedFor {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  readonly merchantCode: string;
}

export interface SealedBody {
  /** Value of the `Encryption` header. */
  readonly header: string;
  readonly body: { readonly value: string };
}

/** What stands inside a sealed body. */
export interface SealedContent {
  readonly timestamp: number;
  readonly body: unknown;
}

/** Seals a body, each time anew: what is sent again must be sealed again. `timestamp` is ms since 1970 by the server's clock. */
export async function sealBody(key: SealingKey, sealedFor: SealedFor, content: SealedContent): Promise<SealedBody> {
  const publicKey = await sealingSuite.DeserializePublicKey(bytesOf(key.publicKey));
  const plaintext = new TextEncoder().encode(JSON.stringify(content));
  const options = { info: sealingInfo, aad: associatedData(sealedFor) };
  const { encapsulatedSecret, ciphertext } = await sealingSuite.Seal(publicKey, plaintext, options);
  return { header: `${key.keyId}.${base64urlOf(encapsulatedSecret)}`, body: { value: base64urlOf(ciphertext) } };
}

/** The associated data of a sealed body. */
export function associatedData({ method, path, merchantCode }: SealedFor): Uint8Array {
  return new TextEncoder().encode([method.toUpperCase(), path, merchantCode].join("\n"));
}

/** Bytes as base64url without padding. */
export function base64urlOf(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @throws DOMException where the text is no base64url. */
export function bytesOf(base64url: string): Uint8Array {
  return Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}
