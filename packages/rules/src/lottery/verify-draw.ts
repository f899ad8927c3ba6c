import { type BeaconChain, beaconRoundOf } from "./beacon/beacon-chain.ts";
import { beaconRandomness, isBeaconSignature } from "./beacon/verify-beacon.ts";
import { type DrawInputs, drawIssue, seedCommitment } from "./draw.ts";
import type { LotteryFamily } from "./family.ts";

/** The beacon's round that an issue waited for, as it was published. */
export interface PublishedBeacon {
  readonly chain: BeaconChain;
  readonly round: number;
  readonly signature: Uint8Array;
}

/** What was published about an issue that anyone may check. */
export interface PublishedDraw extends Omit<DrawInputs, "beacon"> {
  /** Hex, published at opening. */
  readonly commitment: string;
  /** As `formatResult` of the family writes it. */
  readonly resultText: string;
  /** When sales ended, UTC in ms; with it and the chain the round is given. */
  readonly lockAtMs: number;
  /** Absent where the game's draws use none. */
  readonly beacon?: PublishedBeacon;
}

/**
 * - `commitment_mismatch`: the seed is not the one promised. - `beacon_round_mismatch`: another round than the issue's. - `beacon_mismatch`:
 * the signature is not that round's. - `result_mismatch`: all of it does not give that result.
 */
export type DrawFault = "commitment_mismatch" | "beacon_round_mismatch" | "beacon_mismatch" | "result_mismatch";

/** Checks a published draw from nothing but what was published; runs in the player's browser. Throws on bytes of a wrong length. */
export function verifyDraw(family: LotteryFamily, published: PublishedDraw): DrawFault | undefined {
  const { beacon, lockAtMs, ...inputs } = published;
  if (seedCommitment(inputs) !== published.commitment) return "commitment_mismatch";
  if (beacon !== undefined) {
    if (beacon.round !== beaconRoundOf(beacon.chain, lockAtMs)) return "beacon_round_mismatch";
    if (!isBeaconSignature(beacon.chain, beacon.round, beacon.signature)) return "beacon_mismatch";
  }
  const drawn = drawIssue(family, { ...inputs, ...(beacon === undefined ? {} : { beacon: beaconRandomness(beacon.signature) }) });
  return family.formatResult(drawn) === published.resultText ? undefined : "result_mismatch";
}
