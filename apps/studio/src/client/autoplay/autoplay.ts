import type { MessageId } from "@lantern/phrases/message-ids.ts";
import {
  beginAutoplay,
  spendSpin,
  stopAfterRound,
  stopBeforeSpin,
  type AutoplayPlan,
  type AutoplayRound,
  type AutoplayState,
  type AutoplayStop,
} from "./autoplay-rules.ts";

/** Why it ended: a rule of the plan, the player, or something that came between (a refusal, a pause, a hidden page). */
export type AutoplayEnd = AutoplayStop | "player" | "interrupted";

/** What the player is told when it ends; the player's own stop needs no words. */
export const autoplayEndTexts: Readonly<Record<Exclude<AutoplayEnd, "player">, MessageId>> = {
  finished: "studio.autoplay.ended_finished",
  any_win: "studio.autoplay.ended_any_win",
  free_spins: "studio.autoplay.ended_free_spins",
  single_win: "studio.autoplay.ended_single_win",
  loss_limit: "studio.autoplay.ended_loss_limit",
  session_limit: "studio.autoplay.ended_session_limit",
  interrupted: "studio.autoplay.ended_interrupted",
};

interface AutoplayNews {
  /** Spins still to come; null when automatic play is not on. */
  readonly onChange: (spinsLeft: number | null) => void;
  readonly onEnd: (end: AutoplayEnd) => void;
}

/** Spins that follow one another until a rule, the player or an interruption ends them. It decides when, never what. */
export class Autoplay {
  readonly #news: AutoplayNews;
  #state: AutoplayState | null = null;

  constructor(news: AutoplayNews) {
    this.#news = news;
  }

  get isOn(): boolean {
    return this.#state !== null;
  }

  begin(plan: AutoplayPlan, balanceUnits: bigint): void {
    this.#state = beginAutoplay(plan, { nowMs: Date.now(), balanceUnits });
    this.#news.onChange(plan.spins);
  }

  /** Asks before a spin whether it may be set off, and counts it. */
  takeSpin(next: { readonly balanceUnits: bigint; readonly stakeUnits: bigint }): boolean {
    if (!this.#state) return false;
    const stop = stopBeforeSpin(this.#state, { ...next, nowMs: Date.now() });
    if (stop) {
      this.end(stop);
      return false;
    }
    this.#state = spendSpin(this.#state);
    this.#news.onChange(this.#state.spinsLeft);
    return true;
  }

  roundEnded(round: AutoplayRound): void {
    const stop = this.#state && stopAfterRound(this.#state, round);
    if (stop) this.end(stop);
  }

  end(end: AutoplayEnd): void {
    if (!this.#state) return;
    this.#state = null;
    this.#news.onChange(null);
    this.#news.onEnd(end);
  }
}
