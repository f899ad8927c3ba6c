import { lengthPrefixed } from "./length-prefixed.ts";

/** The facts of one accepted bet that the closed set commits to. Amounts and odds are decimal texts. */
export interface BetLeaf {
  /** The sub-order's id; it makes every leaf unlike any other and, being random, keeps the content secret in proofs of others. */
  readonly subOrderId: string;
  readonly gameCode: string;
  readonly numero: string;
  readonly playCode: string;
  /** Canonical content. */
  readonly content: string;
  readonly count: number;
  readonly multiple: number;
  /** Units staked in all, as a whole number. */
  readonly amountUnits: bigint;
  /** Frozen odds by key. */
  readonly odds: Readonly<Record<string, string>>;
  /** What of the stake comes back at its settlement, in two-thousandths; most bets have none. */
  readonly rebatePer2000?: number;
}

/** The one byte sequence that stands for a bet, whatever order its fields or odds came in. */
export function encodeBetLeaf(leaf: BetLeaf): Uint8Array {
  const odds = Object.entries(leaf.odds).toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  // A bet without a rebate is written as it was before there were any.
  const rebate = (leaf.rebatePer2000 ?? 0) === 0 ? undefined : String(leaf.rebatePer2000);
  return lengthPrefixed([
    rebate === undefined ? "lantern/bet/v1" : "lantern/bet/v2",
    leaf.subOrderId,
    leaf.gameCode,
    leaf.numero,
    leaf.playCode,
    leaf.content,
    String(leaf.count),
    String(leaf.multiple),
    leaf.amountUnits.toString(),
    ...(rebate === undefined ? [] : [rebate]),
    ...odds.flat(),
  ]);
}
