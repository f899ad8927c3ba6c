/** What the player chose before automatic play began. Amounts are units; null switches a rule off. */
export interface AutoplayPlan {
  readonly spins: number;
  readonly stopOnAnyWin: boolean;
  readonly stopOnFreeSpins: boolean;
  /** A single round that wins more than this ends it. */
  readonly stopOnWinOverUnits: bigint | null;
  /** It ends before the balance could fall further than this below where it began. */
  readonly lossLimitUnits: bigint;
  readonly sessionMinutes: number | null;
}

/** What has happened since. */
export interface AutoplayState {
  readonly plan: AutoplayPlan;
  readonly spinsLeft: number;
  readonly startedAtMs: number;
  readonly balanceAtStartUnits: bigint;
}

export interface AutoplayRound {
  readonly winUnits: bigint;
  readonly balanceUnits: bigint;
  readonly wonFreeSpins: boolean;
}

export type AutoplayStop = "finished" | "any_win" | "free_spins" | "single_win" | "loss_limit" | "session_limit";

export function beginAutoplay(plan: AutoplayPlan, now: { readonly nowMs: number; readonly balanceUnits: bigint }): AutoplayState {
  return { plan, spinsLeft: plan.spins, startedAtMs: now.nowMs, balanceAtStartUnits: now.balanceUnits };
}

/** The state once another spin has been set off. */
export function spendSpin(state: AutoplayState): AutoplayState {
  return { ...state, spinsLeft: state.spinsLeft - 1 };
}

/** Why automatic play ends after a round; null when the round is no reason to. */
export function stopAfterRound({ plan, spinsLeft }: AutoplayState, round: AutoplayRound): AutoplayStop | null {
  if (plan.stopOnFreeSpins && round.wonFreeSpins) return "free_spins";
  if (plan.stopOnWinOverUnits !== null && round.winUnits > plan.stopOnWinOverUnits) return "single_win";
  if (plan.stopOnAnyWin && round.winUnits > 0n) return "any_win";
  return spinsLeft <= 0 ? "finished" : null;
}

/** Why the next spin may not be set off; null when it may. A spin that could break the loss limit is not begun. */
export function stopBeforeSpin(
  state: AutoplayState,
  next: { readonly nowMs: number; readonly balanceUnits: bigint; readonly stakeUnits: bigint },
): AutoplayStop | null {
  const { plan, startedAtMs, balanceAtStartUnits, spinsLeft } = state;
  if (spinsLeft <= 0) return "finished";
  if (balanceAtStartUnits - next.balanceUnits + next.stakeUnits > plan.lossLimitUnits) return "loss_limit";
  if (plan.sessionMinutes !== null && next.nowMs - startedAtMs >= plan.sessionMinutes * 60_000) return "session_limit";
  return null;
}
