import type { CallValue } from "@lantern/contract/call.ts";
import type { getDraw } from "@lantern/contract/lottery/get-draw.ts";
import { isChain } from "@lantern/rules/lottery/commitment-chain.ts";
import { seedCommitment } from "@lantern/rules/lottery/draw.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { verifyDraw, type DrawFault } from "@lantern/rules/lottery/verify-draw.ts";
import { bytesOfHex } from "./hex.ts";
import type { SeenIssue } from "../draws/seen-issues.ts";

export type CheckedDraw = CallValue<typeof getDraw>;

/**
 * Beside the faults of the draw itself: - `seen_mismatch`: another fingerprint than this device saw on sale. - `chain_mismatch`: what was announced
 * does not lead to what this device saw. - `root_mismatch`: another root than this device was told at the lock.
 */
export type CheckFault = DrawFault | "seen_mismatch" | "chain_mismatch" | "root_mismatch";

export interface DrawToCheck {
  readonly family: LotteryFamily;
  readonly gameCode: string;
  readonly numero: string;
  readonly answer: CheckedDraw;
  /** What this device saw of the issue itself, and of the one that the chain was asked from. */
  readonly seen: SeenIssue | undefined;
  readonly since: SeenIssue | undefined;
}

/** The first part of a drawn or void issue of the house that does not fit; undefined where all of it does. */
export function faultOfDraw(check: DrawToCheck): CheckFault | undefined {
  const { answer, seen } = check;
  const published = answer.draw ?? answer.void;
  // An official result comes from outside: nothing was promised of it.
  if (published === null || answer.draw?.source === "official") return undefined;
  if (seen?.commitment !== undefined && seen.commitment !== published.commitment) return "seen_mismatch";
  if (!isLinked(check, published.commitment)) return "chain_mismatch";
  const seenRoot = seen?.betRoot;
  const drawFault = answer.draw === null ? faultOfVoid(check) : faultOfDrawn(check, answer.draw);
  // A seed of its own fault is told as that; what follows from another root is told as the root's.
  if (drawFault === "commitment_mismatch") return drawFault;
  if (!isRoundAsNamed(check, published.beacon)) return "beacon_round_mismatch";
  return seenRoot !== undefined && seenRoot !== published.betRoot ? "root_mismatch" : drawFault;
}

/** Whether what was announced leads to what this device saw. Nothing is said of issues that opened before there were links. */
function isLinked({ gameCode, numero, answer, seen, since }: DrawToCheck, commitment: string): boolean {
  const { announcements, previousLink } = answer;
  if (announcements.length === 0) return seen?.link === undefined;
  if (!isChain(gameCode, previousLink, announcements)) return false;
  const own = announcements.find((announcement) => announcement.numero === numero);
  if (own === undefined || own.commitment !== commitment) return false;
  return [seen, since].every((known) => {
    const announced = announcements.find((announcement) => announcement.numero === known?.numero);
    return announced === undefined || known?.link === undefined || announced.link === known.link;
  });
}

/** Whether the public round is the one that was named at the opening, of the same source, and there is one only where one was named. */
function isRoundAsNamed(
  { numero, answer }: DrawToCheck,
  used: { readonly round: number; readonly publicKey: string; readonly genesisSeconds: number; readonly periodSeconds: number } | undefined,
): boolean {
  const announced = answer.announcements.find((announcement) => announcement.numero === numero);
  if (announced === undefined) return true;
  const { beacon: named } = announced;
  return (
    named?.round === used?.round &&
    named?.publicKey === used?.publicKey &&
    named?.genesisSeconds === used?.genesisSeconds &&
    named?.periodSeconds === used?.periodSeconds
  );
}

function faultOfVoid({ gameCode, numero, answer }: DrawToCheck): CheckFault | undefined {
  const { seed = "", commitment = "" } = answer.void ?? {};
  // An issue that nobody opened promised nothing.
  if (seed === "" && commitment === "") return undefined;
  return hexOr(seed, (bytes) => seedCommitment({ gameCode, numero, seed: bytes })) === commitment ? undefined : "commitment_mismatch";
}

function faultOfDrawn({ family, gameCode }: DrawToCheck, draw: NonNullable<CheckedDraw["draw"]>): CheckFault | undefined {
  const { numero, commitment, result, beacon, lockAt } = draw;
  if (hexOr(draw.seed, (seed) => seedCommitment({ gameCode, numero, seed })) !== commitment) return "commitment_mismatch";
  try {
    return verifyDraw(family, {
      gameCode,
      numero,
      commitment,
      seed: bytesOfHex(draw.seed),
      betRoot: bytesOfHex(draw.betRoot),
      resultText: family.formatResult(result),
      lockAtMs: Date.parse(lockAt),
      ...(beacon === undefined ? {} : { beacon: { chain: beacon, round: beacon.round, signature: bytesOfHex(beacon.signature) } }),
    });
  } catch {
    // Bytes of another length, or prizes that are missing: what was published is no draw of this lottery.
    return "result_mismatch";
  }
}

/** What follows from hex bytes; undefined where they are none, or of a wrong length. */
function hexOr(text: string, follow: (bytes: Uint8Array) => string): string | undefined {
  try {
    return follow(bytesOfHex(text));
  } catch {
    return undefined;
  }
}
