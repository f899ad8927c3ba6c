import { generateKeyPairSync } from "node:crypto";

export interface KeyPair {
  /** PEM. */
  readonly publicKey: string;
  readonly privateKey: string;
}

export function makeKeyPair(): KeyPair {
  return generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
}
