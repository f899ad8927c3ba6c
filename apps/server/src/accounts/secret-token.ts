import { createHash, randomBytes } from "node:crypto";

/** An opaque secret for a person to hold: 256 random bits as base64url. Only its hash is stored. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token or code. A plain hash suffices: the token itself cannot be guessed. */
export function hashSecretToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
