import { createHmac, hkdfSync } from "node:crypto";
import type { Configuration } from "../../platform/configuration.ts";
import type { CodePurpose } from "./code-purpose.ts";

export interface CodeToHash {
  readonly merchantId: string;
  readonly purpose: CodePurpose;
  readonly recipient: string;
  readonly code: string;
}

/**
 * What is stored of a code. A code has few digits, so a plain hash would give it away to whoever reads the table: this one needs the
 * platform's secret too, and is of no use for another purpose or recipient.
 */
export function hashCode(secret: string, { merchantId, purpose, recipient, code }: CodeToHash): Buffer {
  const key = hkdfSync("sha256", Buffer.from(secret, "hex"), "", "accounts codes", 32);
  return createHmac("sha256", Buffer.from(key))
    .update(JSON.stringify([merchantId, purpose, recipient, code]))
    .digest();
}

/** The hashes that count: under the platform's secret, and under the one that is being exchanged for it. */
export function acceptedHashes({ secret, secretAlso }: Pick<Configuration, "secret" | "secretAlso">, code: CodeToHash): Buffer[] {
  return [secret, secretAlso].filter((one) => one !== undefined).map((one) => hashCode(one, code));
}
