import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawStream } from "./draw-stream.ts";
import { type DrawInputs, drawIssue, seedCommitment } from "./draw.ts";
import type { LotteryFamily } from "./family.ts";
import { lengthPrefixed } from "./length-prefixed.ts";
import { drawDistinct } from "./random-source.ts";
import { familyOf } from "./registry.ts";

const family = familyOf("vn_north") as LotteryFamily;
const inputs: DrawInputs = {
  gameCode: "LANTERN_XSMB_60",
  numero: "20261121-0001",
  seed: sha256(utf8ToBytes("seed")),
  betRoot: sha256(utf8ToBytes("bets")),
};
const drawn = family.formatResult(drawIssue(family, inputs));

describe("drawIssue", () => {
  it("is a pure function of seed, bets, game, issue and beacon, and changes with each of them", () => {
    const others: DrawInputs[] = [
      { ...inputs, seed: sha256(utf8ToBytes("another")) },
      { ...inputs, betRoot: sha256(utf8ToBytes("more bets")) },
      { ...inputs, numero: "20261121-0002" },
      { ...inputs, gameCode: "LANTERN_XSMB_6" },
      { ...inputs, beacon: Uint8Array.of(1) },
    ];
    expect(family.formatResult(drawIssue(family, { ...inputs }))).toBe(drawn);
    for (const other of others) expect(family.formatResult(drawIssue(family, other))).not.toBe(drawn);
  });

  it("gives a result that its family reads back", () => {
    expect(family.parseResult(drawn).ok).toBe(true);
  });

  it("refuses seeds and roots of another length", () => {
    expect(() => drawIssue(family, { ...inputs, seed: new Uint8Array(31) })).toThrow(RangeError);
    expect(() => drawIssue(family, { ...inputs, betRoot: new Uint8Array(0) })).toThrow(RangeError);
  });
});

describe("drawStream", () => {
  it("is HMAC-SHA256 in counter mode, so that Node's own implementation gives the same numbers", () => {
    const key = sha256(utf8ToBytes("key"));
    const words = [0, 1].flatMap((block) => {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(block));
      const digest = createHmac("sha256", key).update("lantern/draw-stream/v1").update(counter).digest();
      return Array.from({ length: 8 }, (_, word) => digest.readUInt32BE(word * 4));
    });
    const stream = drawStream(key);
    expect(words.map(() => stream.nextBelow(2 ** 32))).toEqual(words);
    expect(bytesToHex(hmac(sha256, key, Uint8Array.of(7)))).toBe(createHmac("sha256", key).update(Buffer.of(7)).digest("hex"));
  });

  it("stays below any bound", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.uint8Array({ minLength: 32, maxLength: 32 }), (bound, key) => {
        const value = drawStream(key).nextBelow(bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it("throws words away rather than favour small numbers: a bound of 3/4 of the range stays uniform", () => {
    // By plain remainder the lower third would be drawn twice as often as the rest.
    const stream = drawStream(sha256(utf8ToBytes("bias")));
    const bound = 3 * 2 ** 30;
    const low = Array.from({ length: 9_000 }, () => stream.nextBelow(bound)).filter((value) => value < bound / 3).length;
    expect(Math.abs(low / 9_000 - 1 / 3)).toBeLessThan(0.025);
  });

  it("refuses a key of another length and bounds outside 1 to 2^32", () => {
    const stream = drawStream(new Uint8Array(32));
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => stream.nextBelow(bound)).toThrow(RangeError);
    expect(() => drawStream(new Uint8Array(16))).toThrow(RangeError);
  });
});

describe("seedCommitment", () => {
  it("is SHA-256 of the length-prefixed domain, game, issue and seed", () => {
    const bytes = lengthPrefixed(["lantern/seed-commitment/v1", inputs.gameCode, inputs.numero, inputs.seed]);
    expect(seedCommitment(inputs)).toBe(createHash("sha256").update(bytes).digest("hex"));
  });

  it("cannot be met by moving a character from game to issue", () => {
    const moved = { ...inputs, gameCode: `${inputs.gameCode}2`, numero: inputs.numero.slice(1) };
    expect(seedCommitment(moved)).not.toBe(seedCommitment(inputs));
    expect(bytesToHex(lengthPrefixed(["ab", "c"]))).toBe("0000000261620000000163");
  });
});

describe("drawDistinct", () => {
  it("never repeats an item and refuses to draw more than there are", () => {
    const stream = drawStream(sha256(utf8ToBytes("distinct")));
    for (let run = 0; run < 200; run += 1) expect(new Set(drawDistinct(stream, [1, 2, 3, 4, 5], 4)).size).toBe(4);
    expect(() => drawDistinct(stream, [1], 2)).toThrow(RangeError);
  });
});
