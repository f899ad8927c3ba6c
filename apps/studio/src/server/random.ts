import { randomBytes } from "node:crypto";
import type { RandomBelow } from "../engine/types.ts";

/** Gives that many bytes that nobody can foretell. */
export type ByteSource = (size: number) => Uint8Array;

const drawBytes = 4;
const drawRange = 2 ** 32;
const bufferedDraws = 256;

/**
 * The studio's source of chance: uniform integers below a bound, from the operating system's generator.
 * A 32-bit draw at or above the largest multiple of the bound is thrown away, so no outcome is likelier than another.
 * Nothing but the bytes goes in: not the stake, the player, the time or what was drawn before.
 */
export function makeRandom(bytes: ByteSource = randomBytes): RandomBelow {
  let buffer = new Uint8Array(0);
  let view = new DataView(buffer.buffer);
  let offset = 0;

  function draw32(): number {
    if (offset + drawBytes > buffer.length) {
      buffer = Uint8Array.from(bytes(bufferedDraws * drawBytes));
      if (buffer.length !== bufferedDraws * drawBytes) throw new Error("The source of random bytes gave fewer than it was asked for.");
      view = new DataView(buffer.buffer);
      offset = 0;
    }
    const draw = view.getUint32(offset);
    buffer.fill(0, offset, offset + drawBytes);
    offset += drawBytes;
    return draw;
  }

  return (exclusiveMax) => {
    if (!Number.isInteger(exclusiveMax) || exclusiveMax < 1 || exclusiveMax > drawRange) {
      throw new RangeError(`A draw needs a whole bound from 1 to 2^32, not ${exclusiveMax}.`);
    }
    const accepted = drawRange - (drawRange % exclusiveMax);
    for (;;) {
      const draw = draw32();
      if (draw < accepted) return draw % exclusiveMax;
    }
  };
}
