import { sign, verify } from "node:crypto";

/** Header of every signed call, in both directions. */
export const rsaSignatureHeader = "X-Hub88-Signature";

const base64Pattern = /^[A-Za-z0-9+/]{40,1400}={0,2}$/;

/**
 * RSA-SHA256 (PKCS #1 v1.5) in base64 over the raw bytes of a body.
 * @throws Error where the key is no private key in PEM.
 */
export function signRsa(bytes: string | Uint8Array, privateKey: string): string {
  return sign("RSA-SHA256", bytesOf(bytes), privateKey).toString("base64");
}

/**
 * Whether a header's value is the signature of exactly these bytes by the owner of the public key. There is no secret to
 * compare with, so nothing leaks by time.
 * @throws Error where the key is no public key in PEM: a fault of the configuration, never of a request.
 */
export function rsaSignatureMatches(bytes: string | Uint8Array, publicKey: string, presented: string | undefined): boolean {
  if (presented === undefined || !base64Pattern.test(presented)) return false;
  return verify("RSA-SHA256", bytesOf(bytes), publicKey, Buffer.from(presented, "base64"));
}

function bytesOf(bytes: string | Uint8Array): Uint8Array {
  return typeof bytes === "string" ? Buffer.from(bytes, "utf8") : bytes;
}
