import { createHash } from "node:crypto";

/** Bytes kept of each password's digest: of all passwords that are on no list, one in billions is taken for one that is. */
export const digestBytes = 6;

/** What the list holds of a password; capital letters make none of them better. */
export function passwordDigest(password: string): Buffer {
  return createHash("sha256").update(password.normalize("NFC").toLowerCase()).digest().subarray(0, digestBytes);
}
