import { sealBody, type SealedBody, type SealedFor, type SealingKey } from "@lantern/contract/encryption.ts";
import { getEncryptionKey } from "@lantern/contract/site/get-encryption-key.ts";
import type { ServerClock } from "../clock/server-clock.ts";
import type { Wire } from "./wire.ts";

interface KnownKey extends SealingKey {
  readonly validUntilMs: number;
}

const keys = new WeakMap<Wire, KnownKey>();

/** A key is asked for anew this long before it ends, in ms. */
const keyMarginMs = 60_000;

/**
 * Seals a body for the platform's key of the day, bound to its call. Loaded with the first form that needs it.
 * @throws Error where the key cannot be had: the request cannot be made then.
 */
export async function sealForPlatform(
  wire: Wire,
  clock: ServerClock,
  request: SealedFor & { readonly body: unknown },
): Promise<SealedBody> {
  const key = await keyOf(wire, clock);
  const { method, path, merchantCode, body } = request;
  return sealBody(key, { method, path, merchantCode }, { timestamp: Math.round(clock.nowMs()), body });
}

async function keyOf(wire: Wire, clock: ServerClock): Promise<SealingKey> {
  const known = keys.get(wire);
  if (known !== undefined && known.validUntilMs - keyMarginMs > clock.nowMs()) return known;
  const sentAtMs = Date.now();
  const outcome = await wire.callServer(getEncryptionKey);
  if (!outcome.ok) throw new Error(`The platform's key could not be had: ${outcome.errorCode}`);
  const { keyId, publicKey, validUntil, serverTime } = outcome.value;
  clock.take({ sentAtMs, receivedAtMs: Date.now(), serverMs: Date.parse(serverTime) });
  const key: KnownKey = { keyId, publicKey, validUntilMs: Date.parse(validUntil) };
  keys.set(wire, key);
  return key;
}

/** Forgets the key: the platform could not open what was sealed for it. */
export function forgetKey(wire: Wire): void {
  keys.delete(wire);
}
