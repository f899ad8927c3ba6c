import "./result-card.css";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Wick } from "@lantern/ui/components/wick.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";
import type { WinningLots } from "@lantern/rules/lottery/trends/lots-that-won.ts";
import { LockClock, useLockTime } from "./lock-clock.tsx";
import { hitCount } from "../orders/own-hits.ts";
import { drawText, mainName } from "../results/draw-text.ts";
import { MainNumbers, PendingNumbers } from "../results/main-result.tsx";
import type { IssueNow } from "./use-live-issue.ts";

export interface ResultCardProps {
  readonly issue: IssueNow;
  readonly family: LotteryFamily;
  /** Opens the results: the whole half of the last draw is its button. */
  readonly onOpen: () => void;
  /** The lots of the last draw that the member's own bets hit. */
  readonly own: WinningLots;
}

/** The last draw, the draw to come, and the time between them; it stays in sight while one picks. */
export function ResultCard({ issue, family, onOpen, own }: ResultCardProps) {
  const t = useText();
  const time = useLockTime(issue);
  const { current, last, onSale, revealed } = issue;
  const drawing = current !== undefined && onSale === undefined;
  const text = last === undefined ? "" : drawText(t, family, shortNumero(last.numero), last.result);
  const shownNumero = drawing ? current.numero : last?.numero;
  const hits = drawing ? 0 : hitCount(own);
  const mainHit = own[family.resultShape[0]?.prize ?? ""] !== undefined;
  const fresh = !drawing && last !== undefined && revealed === last.numero;
  return (
    <section
      className="result-card card"
      data-drawing={drawing ? "" : undefined}
      data-hot={time.hot ? "" : undefined}
      data-fresh={fresh ? "" : undefined}
    >
      <div className="last-draw">
        <p className="last-draw-name">
          {shownNumero === undefined
            ? t("lottery.bet.firstDraw")
            : hits > 0
              ? t("lottery.bet.draw", { numero: shortNumero(shownNumero) })
              : t("lottery.bet.drawPrize", {
                  numero: shortNumero(shownNumero),
                  prize: mainName(t, family),
                })}
          {hits > 0 && <b className="own-hits">{t("lotteryOrders.hits", { count: hits })}</b>}
        </p>
        <span className="flex items-center gap-1">
          {drawing || last === undefined ? (
            <span className="balls result-balls" aria-hidden="true">
              <PendingNumbers family={family} />
            </span>
          ) : (
            <span
              key={last.numero}
              className="balls result-balls"
              data-reveal={fresh ? "" : undefined}
              data-own={mainHit ? "" : undefined}
              role="img"
              aria-label={text}
            >
              <MainNumbers family={family} result={last.result} rolling={fresh} />
            </span>
          )}
          <button type="button" className="last-draw-open" aria-label={t("lottery.bet.draws")} onClick={onOpen}>
            <Icon name="caret-right" size={16} />
          </button>
        </span>
      </div>
      <LockClock issue={issue} time={time} />
      <Wick fraction={time.fraction} className="lock-wick" />
      <p className="sr-only" role="status">
        {fresh && text}
      </p>
    </section>
  );
}
