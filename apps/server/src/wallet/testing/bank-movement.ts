import type { Movement } from "../movement.ts";
import { movements } from "./open-member.ts";

/** A small repeatable generator (mulberry32): both processes of the bank test must draw the same movement for a number. */
export function repeatableRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const keyOf = (number: number) => `bank:${number}`;

/** The movement of that number: of one member, referring back to an earlier number of the same member where it needs one. */
export function bankMovement(number: number, seed: number, memberIds: readonly string[]): Movement {
  const random = repeatableRandom(seed * 1_000_003 + number);
  const below = (limit: number) => Math.floor(random() * limit);
  const memberId = memberIds[number % memberIds.length] ?? "";
  const earlier = keyOf(Math.max(0, number - memberIds.length * (1 + below(12))));
  const amountUnits = BigInt(1 + below(400));
  const choice = below(100);
  if (choice < 30) return movements.debit(memberId, keyOf(number), amountUnits);
  if (choice < 55) return movements.credit(memberId, keyOf(number), amountUnits);
  if (choice < 70) return movements.rollback(memberId, keyOf(number), earlier);
  if (choice < 80) return movements.hold(memberId, keyOf(number), amountUnits, "withdrawal");
  if (choice < 90) return movements.release(memberId, keyOf(number), earlier, 1n + amountUnits / 4n);
  return movements.capture(memberId, keyOf(number), earlier, 1n + amountUnits / 4n);
}
