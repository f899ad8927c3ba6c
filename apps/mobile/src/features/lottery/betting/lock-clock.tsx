import { SaleState } from "@lantern/ui/components/lottery-ticket-card.tsx";
import { Wick } from "@lantern/ui/components/wick.tsx";
import { useCountdown } from "@lantern/ui/components/use-countdown.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { remainingText } from "../countdown-format.ts";
import { shortNumero } from "../numero-text.ts";
import type { IssueNow } from "./use-live-issue.ts";

/** The last stretch burns vermilion, ms. */
const hotMs = 10_000;

/** The time left to the lock, its wick along the foot of the card, and whether bets are taken. */
export function LockClock({ issue }: { readonly issue: IssueNow }) {
  const t = useText();
  const { clock } = useServices();
  const { onSale, current } = issue;
  const remainingMs = useCountdown({ endsAtMs: onSale?.lockAtMs ?? null, nowMs: clock.nowMs });
  const text = remainingText(remainingMs);
  const selling = onSale !== undefined;
  const wholeMs = onSale === undefined ? 0 : onSale.lockAtMs - onSale.openedAtMs;
  const fraction = remainingMs === null || wholeMs <= 0 ? 0 : remainingMs / wholeMs;
  const hot = remainingMs !== null && remainingMs <= hotMs;
  return (
    <div className="lock-clock" data-hot={hot ? "" : undefined}>
      <p className="text-label py-px font-medium! text-paper-3">{current === undefined ? "\u00a0" : t("lottery.bet.draw", { numero: shortNumero(current.numero) })}</p>
      <p className="lock-time" role="timer" aria-label={t("lottery.bet.timeLeft")} data-closed={remainingMs === null ? "" : undefined}>
        {text}
      </p>
      <span className="lock-state">
        <SaleState onSale={selling}>{t(selling ? "lottery.sale.on" : current === undefined ? "lottery.bet.waiting" : "lottery.bet.drawing")}</SaleState>
      </span>
      <Wick fraction={fraction} className="lock-wick" />
    </div>
  );
}
