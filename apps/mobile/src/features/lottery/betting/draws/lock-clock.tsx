import { closedCountdown } from "@lantern/rules/lottery/countdown.ts";
import { SaleState } from "@lantern/ui/components/lottery-ticket-card.tsx";
import { useCountdown } from "@lantern/ui/components/use-countdown.ts";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { onSaleText, remainingText } from "../../countdown-format.ts";
import { shortNumero } from "../../numero-text.ts";
import type { IssueNow } from "./use-live-issue.ts";

/** The last stretch burns vermilion, ms. */
const hotMs = 10_000;

export interface LockTime {
  readonly text: string;
  readonly remainingMs: number | null;
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
  const text = remainingText(remainingMs);
  // The clock shows whole seconds: in the last one it is up.
  const running = remainingMs !== null && text !== closedCountdown;
  return {
    text,
    remainingMs,
    running,
    hot: running && remainingMs <= hotMs,
    fraction: remainingMs === null || wholeMs <= 0 ? 0 : remainingMs / wholeMs,
  };
}

/** The draw to come, whether it sells, and the time left to bet on it. In the last ten seconds each second beats. */
export function LockClock({ issue, time }: { readonly issue: IssueNow; readonly time: LockTime }) {
  const t = useText();
  const { current, onSale } = issue;
  return (
    <div className="next-draw">
      <span className="next-draw-name">
        {current !== undefined && onSale !== undefined && <span>{shortNumero(current.numero)}</span>}
        <SaleState onSale={onSale !== undefined}>
          {onSale !== undefined
            ? onSaleText(t, time.remainingMs)
            : t(current === undefined ? "lottery.bet.waiting" : "lottery.bet.drawing")}
        </SaleState>
      </span>
      <p
        className="lock-time"
        role="timer"
        aria-label={t("lottery.bet.timeLeft")}
        data-closed={time.running ? undefined : ""}
        data-hours={time.text.length > closedCountdown.length ? "many" : time.text.length > 5 ? "" : undefined}
      >
        {time.hot ? (
          <span key={time.text} className="lock-beat">
            {time.text}
          </span>
        ) : (
          time.text
        )}
      </p>
      <p className="sr-only" role="status">
        {time.hot && t("lottery.bet.closing")}
      </p>
    </div>
  );
}
