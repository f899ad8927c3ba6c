import type { CallValue } from "@lantern/contract/call.ts";
import type { getEncryptionKey as getEncryptionKeyCall } from "@lantern/contract/site/get-encryption-key.ts";
import type { CallContext } from "../platform/context.ts";
import { currentSealingKey } from "../platform/sealing-keys.ts";

/** The key that bodies are sealed for, and the clock that their timestamp follows (specification 7.3.1). */
export async function getEncryptionKey(context: CallContext): Promise<CallValue<typeof getEncryptionKeyCall>> {
  const { keyId, publicKey, opensUntil } = await currentSealingKey(context);
  return { keyId, publicKey, validUntil: opensUntil.toISOString(), serverTime: context.clock.now().toISOString() };
}
