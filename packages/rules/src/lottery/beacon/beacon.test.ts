import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstRoundAfter, quicknet, roundAtMs } from "./beacon-chain.ts";
import { beaconRandomness, isBeaconSignature } from "./verify-beacon.ts";

/** A round of the real chain as it was published. */
const published = {
  round: 657_413,
  signature: "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b",
  randomness: "fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587",
};
const signature = hexToBytes(published.signature);

describe("a public beacon's round", () => {
  test("a round of the real chain is what it says, and its randomness follows from it", () => {
    expect(isBeaconSignature(quicknet, published.round, signature)).toBe(true);
    expect(bytesToHex(beaconRandomness(signature))).toBe(published.randomness);
  });

  test("another round's signature, another chain's, a changed one and no point at all are none", () => {
    const changed = signature.with(47, (signature[47] ?? 0) ^ 1);
    const negated = signature.with(0, (signature[0] ?? 0) ^ 0x20);
    const otherKey = bytesToHex(bls12_381.shortSignatures.getPublicKey(new Uint8Array(32).fill(7)).toBytes());
    expect(isBeaconSignature(quicknet, published.round + 1, signature)).toBe(false);
    expect(isBeaconSignature({ ...quicknet, publicKey: otherKey }, published.round, signature)).toBe(false);
    expect(isBeaconSignature(quicknet, published.round, changed)).toBe(false);
    expect(isBeaconSignature(quicknet, published.round, negated)).toBe(false);
    expect(isBeaconSignature(quicknet, published.round, new Uint8Array(48))).toBe(false);
    expect(isBeaconSignature(quicknet, published.round, signature.subarray(1))).toBe(false);
  });

  test("the round that an issue waits for comes after its lock, and is the first that does", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_692_803_367_000, max: 4_102_444_800_000 }), (lockMs) => {
        const round = firstRoundAfter(quicknet, lockMs);
        expect(roundAtMs(quicknet, round)).toBeGreaterThan(lockMs);
        expect(roundAtMs(quicknet, round) - lockMs).toBeLessThanOrEqual(quicknet.periodSeconds * 1_000);
      }),
    );
    expect(firstRoundAfter(quicknet, quicknet.genesisSeconds * 1_000)).toBe(2);
    expect(firstRoundAfter(quicknet, 0)).toBe(1);
    expect(() => roundAtMs(quicknet, 0)).toThrow("whole numbers from 1");
  });
});
