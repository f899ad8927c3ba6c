/**
 * What a win is to the player, by its multiple of the stake. What does not exceed the stake is no win worth a celebration,
 * however it came about: it is shown, not sounded.
 */
export type WinTier = "none" | "return" | "win" | "big" | "huge" | "enormous";

/** Tiers with a scene of their own, rising, and the multiple of the stake from which each counts. */
export const grandTiers = [
  { tier: "big", fromTimes: 10n },
  { tier: "huge", fromTimes: 25n },
  { tier: "enormous", fromTimes: 50n },
] as const;

export type GrandTier = (typeof grandTiers)[number]["tier"];

/** @param win and @param stake in units; the stake is positive */
export function winTier(win: bigint, stake: bigint): WinTier {
  if (win <= 0n) return "none";
  if (win <= stake) return "return";
  return grandTierOf(win, stake) ?? "win";
}

/** The highest tier with a scene that an amount has reached, while it counts up or at its end; null below the first. */
export function grandTierOf(win: bigint, stake: bigint): GrandTier | null {
  return grandTiers.findLast(({ fromTimes }) => win >= fromTimes * stake)?.tier ?? null;
}

/** How long a scene counts up to a win, in ms: longer for larger ones, never endless. */
export function grandCountMs(win: bigint, stake: bigint, options: { readonly quick: boolean }): number {
  const times = Math.min(1_000, Number((win * 100n) / stake) / 100);
  const full = 1_400 + 2_100 * Math.log10(Math.max(1, times / 3));
  return Math.round(options.quick ? full * 0.55 : full);
}
