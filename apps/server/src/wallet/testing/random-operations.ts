import fc from "fast-check";
import type { Movement } from "../movement.ts";
import { movements } from "./open-member.ts";

/** Something that happens to one of a few members; keys and members are small numbers, so that they meet again. */
export type RandomOperation =
  | { readonly type: "post"; readonly together: readonly RandomMovement[] }
  | { readonly type: "suspend"; readonly member: number; readonly suspended: boolean }
  | { readonly type: "exclude"; readonly member: number };

export interface RandomMovement {
  readonly kind: Movement["kind"];
  readonly member: number;
  readonly key: number;
  readonly ofKey: number;
  readonly amountUnits: bigint;
  readonly purpose: "withdrawal" | "stake";
}

export interface OperationRanges {
  readonly memberCount: number;
  readonly keyCount: number;
}

const amounts = fc.oneof(
  { weight: 12, arbitrary: fc.bigInt({ min: 1n, max: 40n }) },
  { weight: 2, arbitrary: fc.bigInt({ min: 1n, max: 10_000_000n }) },
  { weight: 1, arbitrary: fc.constantFrom(0n, -5n, 10n ** 17n, 10n ** 17n - 1n) },
);

function randomMovement({ memberCount, keyCount }: OperationRanges): fc.Arbitrary<RandomMovement> {
  return fc.record({
    kind: fc.constantFrom<Movement["kind"]>("debit", "credit", "credit", "rollback", "rollback", "hold", "release", "capture"),
    member: fc.nat({ max: memberCount - 1 }),
    key: fc.nat({ max: keyCount - 1 }),
    ofKey: fc.nat({ max: keyCount - 1 }),
    amountUnits: amounts,
    purpose: fc.constantFrom("withdrawal", "stake"),
  });
}

/** Stories that random movements alone seldom tell: their movements refer to each other. */
type Story = readonly { readonly kind: Movement["kind"]; readonly of?: number; readonly share?: bigint }[];

const stories: readonly Story[] = [
  // A win is staked at once and then taken back: a debt.
  [{ kind: "credit" }, { kind: "debit" }, { kind: "rollback", of: 0 }],
  // The same while the money is held, and then the hold is given back.
  [{ kind: "credit" }, { kind: "hold" }, { kind: "rollback", of: 0 }, { kind: "release", of: 1 }],
  // A hold is drawn upon in parts, and once too often.
  [
    { kind: "credit" },
    { kind: "hold" },
    { kind: "release", of: 1, share: 2n },
    { kind: "capture", of: 1, share: 2n },
    { kind: "release", of: 1, share: 2n },
  ],
  // A hold is spent, and the payment comes back twice.
  [{ kind: "credit" }, { kind: "hold" }, { kind: "capture", of: 1 }, { kind: "rollback", of: 2 }, { kind: "rollback", of: 2 }],
];

function randomStory({ memberCount, keyCount }: OperationRanges): fc.Arbitrary<RandomOperation> {
  return fc
    .record({
      story: fc.constantFrom(...stories),
      member: fc.nat({ max: memberCount - 1 }),
      key: fc.nat({ max: keyCount - 1 }),
      amountUnits: fc.bigInt({ min: 2n, max: 60n }),
    })
    .map(({ story, member, key, amountUnits }) => ({
      type: "post",
      together: story.map(({ kind, of = 0, share = 1n }, position) => ({
        kind,
        member,
        key: (key + position) % keyCount,
        ofKey: (key + of) % keyCount,
        amountUnits: amountUnits / share,
        purpose: "withdrawal",
      })),
    }));
}

/** Mostly money, now and then a suspension or an exclusion; some movements together in a batch, some batches of credits alone. */
export function randomOperation(ranges: OperationRanges): fc.Arbitrary<RandomOperation> {
  const member = fc.nat({ max: ranges.memberCount - 1 });
  const movement = randomMovement(ranges);
  const credit = movement.map((random): RandomMovement => ({ ...random, kind: "credit" }));
  return fc.oneof(
    { weight: 20, arbitrary: fc.record({ type: fc.constant("post" as const), together: fc.tuple(movement) }) },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant("post" as const), together: fc.array(movement, { minLength: 2, maxLength: 6 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant("post" as const), together: fc.array(credit, { minLength: 1, maxLength: 6 }) }),
    },
    { weight: 4, arbitrary: randomStory(ranges) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("suspend" as const), member, suspended: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant("exclude" as const), member }) },
  );
}

/** The movement itself, for real members and keys that are unique to this run. */
export function toMovement(random: RandomMovement, memberIds: readonly string[], keyOf: (key: number) => string): Movement {
  const memberId = memberIds[random.member] ?? "";
  const key = keyOf(random.key);
  switch (random.kind) {
    case "debit":
      return movements.debit(memberId, key, random.amountUnits);
    case "credit":
      return movements.credit(memberId, key, random.amountUnits);
    case "rollback":
      return movements.rollback(memberId, key, keyOf(random.ofKey));
    case "hold":
      return movements.hold(memberId, key, random.amountUnits, random.purpose);
    case "release":
      return movements.release(memberId, key, keyOf(random.ofKey), random.amountUnits);
    case "capture":
      return movements.capture(memberId, key, keyOf(random.ofKey), random.amountUnits);
  }
}
