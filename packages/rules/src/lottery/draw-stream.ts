import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RandomSource } from "./random-source.ts";

const streamDomain = utf8ToBytes("lantern/draw-stream/v1");
const wordBytes = 4;
const wordRange = 2 ** 32;

/**
 * An unbiased generator that runs alike in Node and in a browser: block i is HMAC-SHA256(key, domain ‖ i as 8 bytes),
 * read as 32-bit big-endian words; words at or above the largest multiple of the bound are thrown away (rejection sampling).
 * The same key always gives the same numbers. A key is 32 bytes and is used for one draw only.
 */
export function drawStream(key: Uint8Array): RandomSource {
  if (key.length !== 32) throw new RangeError(`A draw stream's key has 32 bytes, not ${key.length}.`);
  let block: Uint8Array = new Uint8Array(0);
  let used = 0;
  let counter = 0;

  function nextWord(): number {
    if (used === block.length) {
      block = hmac(sha256, key, concatBytes(streamDomain, counterBytes(counter)));
      counter += 1;
      used = 0;
    }
    const word = new DataView(block.buffer, block.byteOffset + used, wordBytes).getUint32(0);
    used += wordBytes;
    return word;
  }

  return {
    nextBelow(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > wordRange) throw new RangeError(`A bound runs from 1 to 2^32, not ${bound}.`);
      const fairRange = wordRange - (wordRange % bound);
      let word = nextWord();
      while (word >= fairRange) word = nextWord();
      return word % bound;
    },
  };
}

function counterBytes(counter: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(counter));
  return bytes;
}
