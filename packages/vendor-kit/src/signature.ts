import { createHmac, timingSafeEqual } from "node:crypto";

/** Header of every signed call, in both directions. */
export const signatureHeader = "X-Vendor-Signature";

const hexPattern = /^[0-9a-f]{64}$/;

/**
 * HMAC-SHA256 in lower-case hex over the raw bytes of a body, before anything parses them.
 * A call without a body signs its request target instead (`/vendor-api/catalogue`, query included).
 */
export function sign(bytes: string | Uint8Array, secret: string): string {
  return createHmac("sha256", secret).update(bytes).digest("hex");
}

/** Whether a header's value is the signature of exactly these bytes. Takes the same time wherever they differ. */
export function signatureMatches(bytes: string | Uint8Array, secret: string, presented: string | undefined): boolean {
  if (presented === undefined || !hexPattern.test(presented)) return false;
  return timingSafeEqual(Buffer.from(sign(bytes, secret), "hex"), Buffer.from(presented, "hex"));
}
