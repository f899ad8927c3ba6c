import { useCountdown } from "@lantern/ui/components/use-countdown.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { remainingText } from "../countdown-format.ts";
import { shortNumero } from "../numero-text.ts";
import type { IssueNow } from "./use-live-issue.ts";

/** The last stretch burns vermilion, ms. */
const hotMs = 10_000;

export interface LockTime {
  readonly text: string;
  readonly running: boolean;
  readonly hot: boolean;
  /** What is left of the time to bet, 0–1. */
  readonly fraction: number;
}

/** The time left to the lock, looked at twice a second. */
export function useLockTime({ onSale }: IssueNow): LockTime {
  const { clock } = useServices();
  const remainingMs = useCountdown({ endsAtMs: onSale?.lockAtMs ?? null, nowMs: clock.nowMs });
  const wholeMs = onSale === undefined ? 0 : onSale.lockAtMs - onSale.openedAtMs;
  return {
    text: remainingText(remainingMs),
    running: remainingMs !== null,
    hot: remainingMs !== null && remainingMs <= hotMs,
    fraction: remainingMs === null || wholeMs <= 0 ? 0 : remainingMs / wholeMs,
  };
}

/** The draw to come and the time left to bet on it. */
export function LockClock({ issue, time }: { readonly issue: IssueNow; readonly time: LockTime }) {
  const t = useText();
  const { current } = issue;
  return (
    <div className="flex-none text-end">
      <p className="text-label py-px font-medium! text-paper-3">
        {current === undefined ? "\u00a0" : t("lottery.bet.draw", { numero: shortNumero(current.numero) })}
      </p>
      <p className="lock-time" role="timer" aria-label={t("lottery.bet.timeLeft")} data-closed={time.running ? undefined : ""}>
        {time.text}
      </p>
    </div>
  );
}
