import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { drawStream } from "./draw-stream.ts";
import type { LotteryFamily } from "./family.ts";
import { lengthPrefixed } from "./length-prefixed.ts";
import type { DrawResult } from "./result-shape.ts";

/** What a draw is a pure function of. All of it is published once the issue is drawn. */
export interface DrawInputs {
  readonly gameCode: string;
  readonly numero: string;
  /** 32 secret bytes, made when the issue opens and committed to by `seedCommitment` before the first bet. */
  readonly seed: Uint8Array;
  /** Root of the closed set of bets (see `merkle.ts`), 32 bytes: it fixes the bets before the seed is shown. */
  readonly betRoot: Uint8Array;
  /** Bytes of a public beacon that came out after the issue locked, where the game uses one. */
  readonly beacon?: Uint8Array;
}

export const seedBytes = 32;

const commitmentDomain = "lantern/seed-commitment/v1";
const drawDomain = "lantern/draw/v1";

/** SHA-256 over domain, game, issue and seed, as hex: published when the issue opens, so that the seed cannot be chosen later. */
export function seedCommitment(inputs: Pick<DrawInputs, "gameCode" | "numero" | "seed">): string {
  assertBytes("seed", inputs.seed, seedBytes);
  return bytesToHex(sha256(lengthPrefixed([commitmentDomain, inputs.gameCode, inputs.numero, inputs.seed])));
}

/**
 * The result of an issue: HMAC-SHA256 keyed by the seed over game, issue, bet root and beacon gives the key of an unbiased
 * stream, and the family draws from it. No stake, player or history enters otherwise. Throws on bytes of a wrong length.
 */
export function drawIssue(family: LotteryFamily, inputs: DrawInputs): DrawResult {
  assertBytes("seed", inputs.seed, seedBytes);
  assertBytes("bet root", inputs.betRoot, 32);
  const message = lengthPrefixed([drawDomain, inputs.gameCode, inputs.numero, inputs.betRoot, inputs.beacon ?? new Uint8Array(0)]);
  return family.drawResult(drawStream(hmac(sha256, inputs.seed, message)));
}

function assertBytes(name: string, bytes: Uint8Array, length: number): void {
  if (bytes.length !== length) throw new RangeError(`The ${name} of a draw has ${length} bytes, not ${bytes.length}.`);
}
