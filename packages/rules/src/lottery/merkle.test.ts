import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BetLeaf, encodeBetLeaf } from "./bet-leaf.ts";
import { merkleProof, merkleRoot, MerkleBuilder, merkleTree, verifyMerkleProof } from "./merkle.ts";

const leavesOf = fc
  .uniqueArray(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 40 })
  .map((texts) => texts.map((text) => utf8ToBytes(text)));
const settings = { seed: 11, numRuns: 150 };

describe("merkleRoot", () => {
  it("does not depend on the order of the bets", () => {
    fc.assert(
      fc.property(leavesOf, fc.nat(), (leaves, turn) => {
        const turned = [...leaves.slice(turn % leaves.length), ...leaves.slice(0, turn % leaves.length)].toReversed();
        expect(bytesToHex(merkleRoot(turned))).toBe(bytesToHex(merkleRoot(leaves)));
      }),
      settings,
    );
  });

  it("changes when a bet is added, taken away or changed", () => {
    fc.assert(
      fc.property(leavesOf, (leaves) => {
        const root = bytesToHex(merkleRoot(leaves));
        expect(bytesToHex(merkleRoot([...leaves, utf8ToBytes("a bet more than twelve")]))).not.toBe(root);
        expect(bytesToHex(merkleRoot(leaves.slice(1)))).not.toBe(root);
        expect(bytesToHex(merkleRoot([utf8ToBytes("another bet altogether"), ...leaves.slice(1)]))).not.toBe(root);
      }),
      settings,
    );
  });

  it("hashes leaves and nodes apart, so that a node's bytes are no leaf", () => {
    const [left, right] = [utf8ToBytes("a"), utf8ToBytes("b")].map((leaf) => sha256(concatBytes(Uint8Array.of(0), leaf)));
    const ordered = [left as Uint8Array, right as Uint8Array].toSorted((one, other) => (bytesToHex(one) < bytesToHex(other) ? -1 : 1));
    const root = merkleRoot([utf8ToBytes("a"), utf8ToBytes("b")]);
    expect(bytesToHex(root)).toBe(bytesToHex(sha256(concatBytes(Uint8Array.of(1), ...ordered))));
    expect(bytesToHex(merkleRoot([concatBytes(...ordered)]))).not.toBe(bytesToHex(root));
  });

  it("has a root for no bets at all, and refuses a bet that occurs twice", () => {
    expect(merkleRoot([])).toHaveLength(32);
    expect(() => merkleRoot([utf8ToBytes("a"), utf8ToBytes("a")])).toThrow("twice");
  });
});

describe("MerkleBuilder", () => {
  function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
    const builder = new MerkleBuilder();
    for (const leaf of leaves) builder.add(leaf);
    const pieces = builder.root();
    for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done === true) return piece.value;
  }

  it("comes to the root of the whole set, in whatever order and however many its leaves come", () => {
    for (const count of [0, 1, 2, 3, 5, 8, 255, 256, 257, 1_000, 1_023, 3_000]) {
      const leaves = Array.from({ length: count }, (_, at) => utf8ToBytes(`bet ${at}`));
      expect(bytesToHex(rootOf(leaves.toReversed())), `${count} leaves`).toBe(bytesToHex(merkleRoot(leaves)));
    }
    fc.assert(
      fc.property(leavesOf, (leaves) => {
        expect(bytesToHex(rootOf(leaves))).toBe(bytesToHex(merkleRoot(leaves)));
      }),
      settings,
    );
  });

  it("refuses a bet that occurs twice", () => {
    expect(() => rootOf([utf8ToBytes("a"), utf8ToBytes("b"), utf8ToBytes("a")])).toThrow("twice");
  });
});

describe("proofs", () => {
  it("every bet of a set is proven, and no other", () => {
    fc.assert(
      fc.property(leavesOf, (leaves) => {
        const root = merkleRoot(leaves);
        for (const leaf of leaves) {
          const proof = merkleProof(merkleTree(leaves), leaf);
          expect(verifyMerkleProof(root, leaf, proof)).toBe(true);
          expect(verifyMerkleProof(root, utf8ToBytes("a bet that was never made"), proof)).toBe(false);
        }
      }),
      settings,
    );
  });

  it("are false when malformed, cut short or flipped", () => {
    const leaves = ["a", "b", "c", "d"].map((text) => utf8ToBytes(text));
    const leaf = leaves[0] as Uint8Array;
    const root = merkleRoot(leaves);
    const proof = merkleProof(merkleTree(leaves), leaf);
    expect(verifyMerkleProof(root, leaf, proof.slice(1))).toBe(false);
    expect(
      verifyMerkleProof(
        root,
        leaf,
        proof.map((step) => ({ ...step, side: step.side === "left" ? "right" : "left" })),
      ),
    ).toBe(false);
    expect(verifyMerkleProof(root, leaf, [{ side: "left", hash: "zz" }])).toBe(false);
    expect(
      verifyMerkleProof(
        root,
        leaf,
        Array.from({ length: 65 }, () => ({ side: "left" as const, hash: "0".repeat(64) })),
      ),
    ).toBe(false);
    expect(() => merkleProof(merkleTree(leaves), utf8ToBytes("e"))).toThrow("not in the set");
  });
});

describe("encodeBetLeaf", () => {
  const bet: BetLeaf = {
    subOrderId: "01920000-0000-7000-8000-000000000001",
    gameCode: "LANTERN_XSMB_60",
    numero: "20261121-0001",
    playCode: "vn_north_xien_wheel",
    content: "01_02_03",
    count: 4,
    multiple: 1,
    amountUnits: 40_000n,
    odds: { xien_2: "17", xien_3: "75", xien_4: "250" },
  };

  it("gives one encoding whatever order the odds come in, and another for every other bet", () => {
    const encoded = bytesToHex(encodeBetLeaf(bet));
    expect(bytesToHex(encodeBetLeaf({ ...bet, odds: { xien_4: "250", xien_2: "17", xien_3: "75" } }))).toBe(encoded);
    const others: BetLeaf[] = [
      { ...bet, content: "01_02_04" },
      { ...bet, count: 41, multiple: 1 },
      { ...bet, count: 4, multiple: 11 },
      { ...bet, amountUnits: 40_001n },
      { ...bet, odds: { ...bet.odds, xien_4: "251" } },
    ];
    for (const other of others) expect(bytesToHex(encodeBetLeaf(other))).not.toBe(encoded);
  });
});
