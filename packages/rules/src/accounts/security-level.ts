/** How well an account is protected, in words that the player's app translates. */
export type SecurityLevel = "low" | "fair" | "strong";

/** Where one protection stands. `open`: nothing to set, it only leads somewhere. `attention`: it was set and has to be looked at again. */
export type ProtectionState = "set" | "unset" | "pending" | "attention" | "open";

/** One protection as the security centre shows it. */
export interface Protection {
  readonly state: ProtectionState;
  /** Counts towards the level. */
  readonly counts: boolean;
}

export interface SecurityScore {
  readonly level: SecurityLevel;
  /** Protections that are set, of those that count. */
  readonly setCount: number;
  readonly count: number;
}

/** From this share of protections on an account is fairly, or strongly, protected. */
const fairShare = 0.4;
const strongShare = 0.8;

/** The level of an account: the share of the counting protections that are set. */
export function securityScore(protections: readonly Protection[]): SecurityScore {
  const counting = protections.filter(({ counts }) => counts);
  const setCount = counting.filter(({ state }) => state === "set").length;
  const share = counting.length === 0 ? 0 : setCount / counting.length;
  return { level: share >= strongShare ? "strong" : share >= fairShare ? "fair" : "low", setCount, count: counting.length };
}
