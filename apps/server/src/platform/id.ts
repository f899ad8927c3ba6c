import { randomFillSync } from "node:crypto";
import type { Clock } from "./clock.ts";

const counterLimit = 0x1000;

/** Random bytes not given out yet: asking the system for eight costs as much as asking for thousands. */
const randomPool = Buffer.alloc(4_096);
let randomTaken = randomPool.length;

/** The place in the pool of so many random bytes that nobody else is given. */
function takeRandom(bytes: number): number {
  if (randomTaken + bytes > randomPool.length) {
    randomFillSync(randomPool);
    randomTaken = 0;
  }
  randomTaken += bytes;
  return randomTaken - bytes;
}

interface Sequence {
  /** What the clock said when the sequence began. */
  readonly clockMs: number;
  /** The milliseconds written into the id: ahead of the clock only when one millisecond gave more than 4,096 ids. */
  stampMs: number;
  counter: number;
}

let sequence: Sequence = { clockMs: -1, stampMs: -1, counter: 0 };

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}

/**
 * A new UUIDv7 (RFC 9562): 48 bits of the clock's milliseconds, a 12-bit counter, 62 random bits. Ids made by one
 * process in the same millisecond sort in the order in which they were made.
 */
export function newId(clock: Clock): string {
  const nowMs = clock.now().getTime();
  if (nowMs !== sequence.clockMs) {
    // Starts in the lower half, so that the counter seldom overflows and still differs between processes.
    sequence = { clockMs: nowMs, stampMs: nowMs, counter: randomPool.readUInt16BE(takeRandom(2)) % (counterLimit / 2) };
  } else {
    sequence.counter += 1;
    if (sequence.counter === counterLimit) {
      sequence.stampMs += 1;
      sequence.counter = 0;
    }
  }
  const stamp = hex(sequence.stampMs, 12);
  const place = takeRandom(8);
  randomPool[place] = ((randomPool[place] ?? 0) & 0x3f) | 0x80;
  const tail = randomPool.toString("hex", place, place + 8);
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(sequence.counter, 3)}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
