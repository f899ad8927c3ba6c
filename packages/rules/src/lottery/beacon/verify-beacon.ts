import { bls12_381 } from "@noble/curves/bls12-381.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { BeaconChain } from "./beacon-chain.ts";

/** A round's signature: a point of the curve's first group, compressed. */
export const beaconSignatureBytes = 48;

/**
 * Whether a signature is the one that a chain has for a round: a BLS signature over SHA-256 of the round's number as 8 bytes, hashed to the curve's
 * first group by RFC 9380 under the domain `BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_` (drand's scheme `bls-unchained-g1-rfc9380`). Bytes that are no
 * point are no signature. Runs alike on the server and in a player's browser.
 */
export function isBeaconSignature(chain: BeaconChain, round: number, signature: Uint8Array): boolean {
  if (signature.length !== beaconSignatureBytes) return false;
  const { shortSignatures } = bls12_381;
  try {
    return shortSignatures.verify(signature, shortSignatures.hash(messageOfRound(round)), hexToBytes(chain.publicKey));
  } catch {
    // Bytes that are no point of the group.
    return false;
  }
}

/** The randomness of a round, 32 bytes: SHA-256 of its signature, as drand publishes it. */
export function beaconRandomness(signature: Uint8Array): Uint8Array {
  return sha256(signature);
}

/** What a chain signs for a round. */
export function messageOfRound(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}
