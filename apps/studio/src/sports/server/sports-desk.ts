import type { Studio } from "../../server/studio.ts";
import { tellDueBets } from "./bet-deliverer.ts";
import { keepMatches } from "./match-keeper.ts";
import { forgetMatchesBefore } from "./storage/matches.ts";

const hourMs = 3_600_000;
const dayMs = 86_400_000;

export interface SportsDesk {
  /** Begins and ends what is due. */
  readonly keepNow: () => void;
  /** Tells the platform what it is owed, once. */
  readonly tellNow: () => Promise<void>;
  /** Begins to look by itself. */
  readonly start: () => void;
  /** Stops looking and waits for what is being told. */
  readonly stop: () => Promise<void>;
}

/** Keeps the leagues going: kick-offs, final whistles, and what bets are owed after them or after failures and crashes. */
export function makeSportsDesk(studio: Studio): SportsDesk {
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> | undefined;
  let forgetAtMs = 0;

  function tellNow(): Promise<void> {
    telling ??= tellDueBets(studio).finally(() => {
      telling = undefined;
    });
    return telling;
  }

  function forgetOld(): void {
    const nowMs = studio.nowMs();
    if (nowMs < forgetAtMs) return;
    forgetAtMs = nowMs + hourMs;
    forgetMatchesBefore(studio.database, nowMs - dayMs);
  }

  async function look(): Promise<void> {
    try {
      keepMatches(studio);
      forgetOld();
      await tellNow();
    } catch (failure) {
      studio.log.error({ failure }, "keeping the matches failed");
    }
  }

  return {
    keepNow: () => keepMatches(studio),
    tellNow,
    start: () => {
      timer = setInterval(() => void look(), studio.timing.matchPollMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await telling;
    },
  };
}
