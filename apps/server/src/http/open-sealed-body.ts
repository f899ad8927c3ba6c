import { createHash } from "node:crypto";
import {
  associatedData,
  bytesOf,
  sealedBodyAgeMsMax,
  sealingInfo,
  sealingSuite,
  type SealedContent,
  type SealedFor,
} from "@lantern/contract/encryption.ts";
import type { Scope } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { findPrivateKey } from "../platform/sealing-keys.ts";

/** Why a sealed body was not opened, for the client's developers; a client that is told `key` or `time` asks for both anew. */
type Reason = "form" | "key" | "content" | "time";

export type SealRefusal = Refusal<"request.encryption_failed" | "request.replayed">;

const insertOpened = `
  insert into platform_opened_bodies (encapsulation_hash, expires_at) values ($1, $2)
  on conflict (encapsulation_hash) do nothing
  returning expires_at`;

interface Sealed {
  readonly keyId: string;
  readonly encapsulatedSecret: Uint8Array;
  readonly ciphertext: Uint8Array;
}

/**
 * Opens a sealed body: with a key that still opens, for exactly this method, path and merchant, sealed just now, and the first time.
 * @param header value of the `Encryption` header.
 */
export async function openSealedBody(
  scope: Scope,
  header: string,
  body: unknown,
  sealedFor: SealedFor,
): Promise<{ readonly body: unknown } | SealRefusal> {
  const sealed = readSealed(header, body);
  if (sealed === undefined) return failed("form");
  const privateKey = await findPrivateKey(scope, sealed.keyId);
  if (privateKey === undefined) return failed("key");
  const content = await decrypted(sealed, privateKey, sealedFor);
  if (content === undefined) return failed("content");
  if (Math.abs(scope.clock.now().getTime() - content.timestamp) > sealedBodyAgeMsMax) return failed("time");
  return (await isFirst(scope, sealed, content.timestamp)) ? { body: content.body } : refuse("request.replayed");
}

function failed(reason: Reason): SealRefusal {
  return refuse("request.encryption_failed", { value: { reason } });
}

function readSealed(header: string, body: unknown): Sealed | undefined {
  const [, keyId, secret] = /^([0-9a-z]+)\.([\w-]+)$/.exec(header) ?? [];
  const value = typeof body === "object" && body !== null && "value" in body ? body.value : undefined;
  if (keyId === undefined || secret === undefined || typeof value !== "string" || !/^[\w-]+$/.test(value)) return undefined;
  try {
    return { keyId, encapsulatedSecret: bytesOf(secret), ciphertext: bytesOf(value) };
  } catch {
    return undefined;
  }
}

async function decrypted(
  { encapsulatedSecret, ciphertext }: Sealed,
  privateKey: Uint8Array,
  sealedFor: SealedFor,
): Promise<SealedContent | undefined> {
  try {
    const key = await sealingSuite.DeserializePrivateKey(privateKey, false);
    const plaintext = await sealingSuite.Open(key, encapsulatedSecret, ciphertext, { info: sealingInfo, aad: associatedData(sealedFor) });
    const content: unknown = JSON.parse(new TextDecoder().decode(plaintext));
    return isContent(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

function isContent(content: unknown): content is SealedContent {
  return (
    typeof content === "object" &&
    content !== null &&
    "body" in content &&
    "timestamp" in content &&
    Number.isSafeInteger(content.timestamp)
  );
}

/** Only a body that has been opened counts as seen, so that no one can spend another's encapsulation. */
async function isFirst({ database }: Scope, { keyId, encapsulatedSecret }: Sealed, timestamp: number): Promise<boolean> {
  const hash = createHash("sha256").update(keyId).update(encapsulatedSecret).digest();
  const rows = await database.query(insertOpened, [hash, new Date(timestamp + 2 * sealedBodyAgeMsMax)]);
  return rows.length > 0;
}
