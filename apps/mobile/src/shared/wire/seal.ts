import { sealBody, type SealedBody, type SealedFor } from "@lantern/contract/encryption.ts";
import { getEncryptionKey } from "@lantern/contract/site/get-encryption-key.ts";
import type { ServerClock } from "../clock/server-clock.ts";
import type { Wire } from "./wire.ts";

/**
 * Seals a body for the platform's key, bound to its call. The key is asked for each time: with one that the platform no longer has, a form
 * would fail however often it is sent. Loaded with the first form that needs it.
 * @throws Error where the key cannot be had: the request cannot be made then.
 */
export async function sealForPlatform(
  wire: Wire,
  clock: ServerClock,
  request: SealedFor & { readonly body: unknown },
): Promise<SealedBody> {
  const sentAtMs = Date.now();
  const outcome = await wire.callServer(getEncryptionKey);
  if (!outcome.ok) throw new Error(`The platform's key could not be had: ${outcome.errorCode}`);
  const { keyId, publicKey, serverTime } = outcome.value;
  clock.take({ sentAtMs, receivedAtMs: Date.now(), serverMs: Date.parse(serverTime) });
  const { method, path, merchantCode, body } = request;
  return sealBody({ keyId, publicKey }, { method, path, merchantCode }, { timestamp: Math.round(clock.nowMs()), body });
}
