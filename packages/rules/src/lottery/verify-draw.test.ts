import { bls12_381 } from "@noble/curves/bls12-381.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { beaconRoundOf, type BeaconChain } from "./beacon/beacon-chain.ts";
import { beaconRandomness, messageOfRound } from "./beacon/verify-beacon.ts";
import { type DrawInputs, drawIssue, seedCommitment } from "./draw.ts";
import type { LotteryFamily } from "./family.ts";
import { familyOf } from "./registry.ts";
import { type PublishedDraw, verifyDraw } from "./verify-draw.ts";

const family = familyOf("vn_north") as LotteryFamily;
const inputs: Omit<DrawInputs, "beacon"> = {
  gameCode: "LANTERN_XSMB_60",
  numero: "20261121-0001",
  seed: sha256(utf8ToBytes("seed")),
  betRoot: sha256(utf8ToBytes("bets")),
};
const lockAtMs = Date.UTC(2026, 10, 21, 12);
const changed = (text: string) => text.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

describe("a draw without a beacon", () => {
  const published: PublishedDraw = {
    ...inputs,
    lockAtMs,
    commitment: seedCommitment(inputs),
    resultText: family.formatResult(drawIssue(family, inputs)),
  };

  it("is accepted as it was published, and what was changed is named", () => {
    expect(verifyDraw(family, published)).toBeUndefined();
    expect(verifyDraw(family, { ...published, seed: sha256(utf8ToBytes("later")) })).toBe("commitment_mismatch");
    expect(verifyDraw(family, { ...published, resultText: changed(published.resultText) })).toBe("result_mismatch");
    expect(verifyDraw(family, { ...published, betRoot: new Uint8Array(32) })).toBe("result_mismatch");
  });
});

describe("a draw with a beacon", () => {
  const { shortSignatures } = bls12_381;
  const { secretKey, publicKey } = shortSignatures.keygen(new Uint8Array(48).fill(5));
  const chain: BeaconChain = {
    hash: "cd".repeat(32),
    publicKey: bytesToHex(publicKey.toBytes()),
    genesisSeconds: 1_700_000_000,
    periodSeconds: 3,
  };
  const signatureOf = (round: number) => shortSignatures.sign(shortSignatures.hash(messageOfRound(round)), secretKey).toBytes();
  const drawnWith = (signature: Uint8Array) => family.formatResult(drawIssue(family, { ...inputs, beacon: beaconRandomness(signature) }));
  const round = beaconRoundOf(chain, lockAtMs);
  const signature = signatureOf(round);
  const published: PublishedDraw = {
    ...inputs,
    lockAtMs,
    commitment: seedCommitment(inputs),
    beacon: { chain, round, signature },
    resultText: drawnWith(signature),
  };

  it("is accepted as it was published", () => {
    expect(verifyDraw(family, published)).toBeUndefined();
  });

  it("cannot be steered by another round, a signature of one's own, or by leaving the beacon out", () => {
    const later = signatureOf(round + 1);
    const own = shortSignatures.sign(shortSignatures.hash(messageOfRound(round)), new Uint8Array(32).fill(9)).toBytes();
    const { beacon: _left, ...without } = published;
    expect(verifyDraw(family, { ...published, beacon: { chain, round: round + 1, signature: later }, resultText: drawnWith(later) })).toBe(
      "beacon_round_mismatch",
    );
    expect(verifyDraw(family, { ...published, beacon: { chain, round, signature: later }, resultText: drawnWith(later) })).toBe(
      "beacon_mismatch",
    );
    expect(verifyDraw(family, { ...published, beacon: { chain, round, signature: own }, resultText: drawnWith(own) })).toBe(
      "beacon_mismatch",
    );
    expect(verifyDraw(family, without)).toBe("result_mismatch");
    expect(verifyDraw(family, { ...published, lockAtMs: lockAtMs + 3_000 })).toBe("beacon_round_mismatch");
  });
});
