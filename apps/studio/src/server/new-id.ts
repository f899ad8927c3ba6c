import { createHash, randomBytes } from "node:crypto";

const sequenceMax = 0xfff;
let lastMs = 0;
let sequence = 0;

/** A UUIDv7 that sorts after every one that this process made before it, also within a millisecond. */
export function newRoundId(nowMs: number): string {
  sequence = nowMs > lastMs ? 0 : sequence + 1;
  lastMs = Math.max(nowMs, lastMs) + (sequence > sequenceMax ? 1 : 0);
  if (sequence > sequenceMax) sequence = 0;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** A secret that stands for something (a launch, a session): 256 bits that nobody can guess. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret token: whoever reads the file cannot play with it. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
