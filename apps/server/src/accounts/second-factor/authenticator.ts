import { Secret, TOTP } from "otpauth";
import type { Merchant, Scope } from "../../platform/context.ts";
import { unwrapSecret, wrapSecret } from "../../platform/wrapped-secret.ts";

type KeyScope = Pick<Scope, "configuration">;

const wrappedFor = "accounts authenticators";

/** What authenticator apps take without being told otherwise (RFC 6238). */
const period = 30;
const digits = 6;
const secretBytes = 20;

/** A clock may go wrong by one step either way. */
const stepsOff = 1;

/** A new secret to show to the member's app: wrapped, as it is stored; in base32, to be typed; and as the address that a QR code holds. */
export function newAuthenticator(
  { configuration }: KeyScope,
  merchant: Merchant,
  userName: string,
): { readonly wrapped: Uint8Array; readonly secret: string; readonly uri: string } {
  const secret = new Secret({ size: secretBytes });
  const { base32 } = secret;
  const uri = new TOTP({ issuer: merchant.name, label: userName, period, digits, secret }).toString();
  return { wrapped: wrapSecret(configuration, wrappedFor, secret.bytes), secret: base32, uri };
}

/** The time step that a code belongs to, now or next to it; undefined for a wrong one. */
export function stepOfCode({ configuration }: KeyScope, wrapped: Uint8Array, code: string, at: Date): number | undefined {
  const secret = new Secret({ buffer: Uint8Array.from(unwrapSecret(configuration, wrappedFor, wrapped)).buffer });
  const timestamp = at.getTime();
  const delta = new TOTP({ period, digits, secret }).validate({ token: code, timestamp, window: stepsOff });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
