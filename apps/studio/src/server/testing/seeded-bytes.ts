import { createCipheriv, createHash } from "node:crypto";
import type { ByteSource } from "../random.ts";

/** Bytes that follow from a seed alone (the key stream of AES-256 in counter mode), to play a simulation again. Never for a bet. */
export function seededBytes(seed: string): ByteSource {
  const stream = createCipheriv("aes-256-ctr", createHash("sha256").update(seed).digest(), Buffer.alloc(16));
  return (size) => stream.update(Buffer.alloc(size));
}
