import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { Ball } from "@lantern/ui/components/ball.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { SaleState } from "@lantern/ui/components/lottery-ticket-card.tsx";
import { Wick } from "@lantern/ui/components/wick.tsx";
import { useState } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { shortNumero } from "../numero-text.ts";
import { LockClock, useLockTime } from "./lock-clock.tsx";
import { prizeName } from "./play-text.ts";
import { PrizeTable } from "./prize-table.tsx";
import type { IssueNow } from "./use-live-issue.ts";

/** The last draw, the draw to come, and the time between them. */
export function ResultCard({ issue, family }: { readonly issue: IssueNow; readonly family: LotteryFamily }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const time = useLockTime(issue);
  const { current, last, onSale, revealed } = issue;
  const drawing = current !== undefined && onSale === undefined;
  const [mainPrize] = family.resultShape;
  const prize = mainPrize === undefined ? "" : prizeName(t, family.code, mainPrize.prize);
  const numbers = (last?.result[mainPrize?.prize ?? ""]?.[0] ?? "").split("");
  const width = mainPrize?.values.kind === "digits" ? mainPrize.values.digits : 5;
  const lots = family.resultShape.reduce((sum, shape) => sum + shape.lots, 0);
  const shownNumero = drawing ? current.numero : last?.numero;
  return (
    <section className="result-card card" data-drawing={drawing ? "" : undefined} data-hot={time.hot ? "" : undefined}>
      <div className="flex items-start gap-2 px-4 pt-3">
        <div className="min-w-0 flex-1">
          <p className="text-label truncate py-px font-medium! text-paper-3">
            {shownNumero === undefined
              ? t("lottery.bet.firstDraw")
              : t("lottery.bet.drawPrize", { numero: shortNumero(shownNumero), prize })}
          </p>
          {drawing || last === undefined ? (
            <span className="balls result-balls" aria-hidden="true">
              {Array.from({ length: width }, (_, place) => (
                <Ball key={place} size="large" />
              ))}
            </span>
          ) : (
            <span
              key={last.numero}
              className="balls result-balls"
              data-reveal={revealed === last.numero ? "" : undefined}
              role="img"
              aria-label={t("lottery.bet.numbers", { numero: shortNumero(last.numero), prize, numbers: numbers.join(" ") })}
            >
              {numbers.map((number, place) => (
                <Ball key={place} size="large" value={number} />
              ))}
            </span>
          )}
        </div>
        <LockClock issue={issue} time={time} />
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3 px-4 pb-1">
        {last !== undefined && (
          <button type="button" className="result-more" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t("lottery.bet.hidePrizes") : t("lottery.bet.allPrizes", { count: lots })}
            <Icon name={open ? "caret-up" : "caret-down"} size={14} />
          </button>
        )}
        <span className="ms-auto flex-none">
          <SaleState onSale={onSale !== undefined}>
            {t(onSale !== undefined ? "lottery.sale.on" : current === undefined ? "lottery.bet.waiting" : "lottery.bet.drawing")}
          </SaleState>
        </span>
      </div>
      {open && last !== undefined && <PrizeTable family={family} result={last.result} />}
      <Wick fraction={time.fraction} className="lock-wick" />
      <p className="sr-only" role="status">
        {revealed !== undefined &&
          last?.numero === revealed &&
          t("lottery.bet.numbers", { numero: shortNumero(revealed), prize, numbers: numbers.join(" ") })}
      </p>
    </section>
  );
}
