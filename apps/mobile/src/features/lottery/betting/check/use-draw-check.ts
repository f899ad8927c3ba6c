import { getDraw } from "@lantern/contract/lottery/get-draw.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { useEffect, useMemo, useState } from "react";
import { useCall } from "../../../../shared/wire/use-call.ts";
import type { CheckedDraw, CheckFault } from "./check-draw.ts";
import { seenIssues, type SeenIssue } from "../draws/seen-issues.ts";
import { useOwnBets, type OwnBet } from "./use-own-bets.ts";

/**
 * - `good`: everything fits. - `bet_mismatch`: a bet of the member's is not under the root. - `incomplete`: what could be asked for fits. -
 * `pending`: the issue is not drawn. Otherwise the part that does not fit.
 */
export type Verdict = "running" | "good" | "incomplete" | "pending" | "bet_mismatch" | CheckFault;

export interface DrawCheckState {
  readonly answer: CheckedDraw | undefined;
  readonly verdict: Verdict;
  readonly ownBets: readonly OwnBet[];
  /** What this device saw of the issue on sale; and whether the chain leads to another issue that it saw. */
  readonly seen: SeenIssue | undefined;
  readonly walked: SeenIssue | undefined;
  readonly unknown: boolean;
  readonly failed: boolean;
  readonly pending: boolean;
  readonly reload: () => void;
}

export interface DrawToShow {
  readonly gameId: number;
  readonly gameCode: string;
  readonly numero: string;
  readonly family: LotteryFamily;
}

/** Repeats a draw in this browser, from what is published about it, what this device saw before it, and the member's own bets. */
export function useDrawCheck({ gameId, gameCode, numero, family }: DrawToShow): DrawCheckState {
  const { seen, since } = useMemo(
    () => ({ seen: seenIssues.issue(gameId, numero), since: seenIssues.nearest(gameId, numero) }),
    [gameId, numero],
  );
  const walked = useCall(
    getDraw,
    { params: { gameId, numero }, query: since === undefined ? {} : { since: since.numero } },
    { staleTimeMs: 5_000 },
  );
  // The platform knows nothing of an issue that this device saw: that alone does not fit, and the draw is still shown.
  const lost = since !== undefined && walked.error?.refused.errorCode === "lottery.issue_unknown";
  const plain = useCall(getDraw, { params: { gameId, numero } }, { enabled: lost, staleTimeMs: 5_000 });
  const { data: answer, error, isFetching, refetch } = lost ? plain : walked;

  const drawVerdict = useDrawVerdict({ gameCode, numero, family, answer, seen, since, lost });
  const sealed = answer?.draw ?? answer?.void ?? undefined;
  const own = useOwnBets(sealed === undefined ? undefined : { gameId, gameCode, numero, betRoot: sealed.betRoot });
  const ownBets = own === undefined || own === "failed" ? [] : own;
  const isWalked = since !== undefined && answer?.announcements.some((announced) => announced.numero === since.numero) === true;
  return {
    answer,
    verdict: drawVerdict === "good" ? verdictOfBets(own) : drawVerdict,
    ownBets,
    seen,
    walked: isWalked ? since : undefined,
    unknown: error?.refused.errorCode === "lottery.issue_unknown" || error?.refused.errorCode === "lottery.game_unknown",
    failed: error !== null,
    pending: isFetching,
    reload: () => void refetch(),
  };
}

function verdictOfBets(own: ReturnType<typeof useOwnBets>): Verdict {
  if (own === undefined) return "running";
  if (own === "failed") return "incomplete";
  const inclusions = own.map(({ inclusion }) => inclusion);
  if (inclusions.includes("out")) return "bet_mismatch";
  if (inclusions.includes(undefined)) return "running";
  return inclusions.includes("unasked") ? "incomplete" : "good";
}

interface ToJudge extends Omit<DrawToShow, "gameId"> {
  readonly answer: CheckedDraw | undefined;
  readonly seen: SeenIssue | undefined;
  readonly since: SeenIssue | undefined;
  readonly lost: boolean;
}

/** The arithmetic is loaded when it is first asked for. */
function useDrawVerdict({ gameCode, numero, family, answer, seen, since, lost }: ToJudge): Verdict {
  const [verdict, setVerdict] = useState<Verdict>("running");
  useEffect(() => {
    setVerdict("running");
    if (answer === undefined) return undefined;
    let current = true;
    const judge = async () => {
      const { faultOfDraw } = await import("./check-draw.ts");
      if (!current) return;
      const fault = faultOfDraw({ family, gameCode, numero, answer, seen, since });
      setVerdict(answer.draw === null && answer.void === null ? "pending" : (fault ?? (lost ? "chain_mismatch" : "good")));
    };
    // Code that does not come leaves it undecided.
    judge().catch(() => current && setVerdict("incomplete"));
    return () => {
      current = false;
    };
  }, [gameCode, numero, family, answer, seen, since, lost]);
  return verdict;
}
