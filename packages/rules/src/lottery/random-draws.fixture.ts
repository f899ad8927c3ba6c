import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { drawIssue } from "./draw.ts";
import type { LotteryFamily } from "./family.ts";
import type { DrawResult } from "./result-shape.ts";

/** The seed of the published statistics: anyone can repeat them. */
export const publishedSeedText = "lantern statistics 2026";

/** So many draws by the production draw function, each with a seed of its own derived from the published text. */
export function productionDraws(family: LotteryFamily, count: number, seedText = publishedSeedText): DrawResult[] {
  const betRoot = sha256(utf8ToBytes("no bets"));
  return Array.from({ length: count }, (_, issue) =>
    drawIssue(family, { gameCode: "STATISTICS", numero: String(issue), seed: sha256(utf8ToBytes(`${seedText} ${issue}`)), betRoot }),
  );
}
