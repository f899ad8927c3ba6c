import type { ReactNode } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { fullPercent, loweredOdds } from "@lantern/rules/lottery/exposure/number-limits.ts";
import type { CheckedLine } from "./checked-slip.ts";
import { bestPrice } from "../picks/number-marks.ts";
import type { PartedLine } from "./order-body.ts";
import { contentText, faultText, lineTermsText, playName, stakeText } from "../plays/play-text.ts";

/** One bet: the play, its picks, what it costs a draw, or why it cannot be placed. */
export function SlipLineRow({
  line,
  currency,
  action,
}: {
  readonly line: CheckedLine & Partial<PartedLine>;
  readonly currency: string;
  readonly action?: ReactNode;
}) {
  const t = useText();
  const { check } = line;
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-lead">{playName(t, line.playId)}</p>
        <p className="text-body line-clamp-3 break-words text-paper-2 tabular-nums">
          <bdi dir="ltr">{contentText(t, line.content)}</bdi>
        </p>
        {check.ok && <p className="text-note mt-0.5 text-paper-3 tabular-nums">{lineTermsText(t, check.line)}</p>}
        {check.ok &&
          line.parts
            ?.filter(({ oddsPercent }) => oddsPercent !== fullPercent)
            .map(({ content, oddsPercent }) => (
              <p key={content} className="text-label mt-0.5 text-heat tabular-nums">
                {t("lottery.bet.numbers.paysNow", {
                  numbers: contentText(t, content),
                  now: bestPrice(loweredOdds(check.line.odds, oddsPercent)),
                  listed: bestPrice(check.line.odds),
                })}
              </p>
            ))}
        {!check.ok && <p className="text-label mt-1 text-heat">{faultText(t, check, currency)}</p>}
      </div>
      {check.ok && (
        <div className="flex-none text-end">
          <p className="font-title text-[17px] leading-6 font-bold tabular-nums [font-stretch:88%]">
            {stakeText(check.line.amountUnits, currency)}
          </p>
          <p className="text-note text-paper-3">{t("lottery.bet.sum.units", { units: check.line.count })}</p>
        </div>
      )}
      {action}
    </div>
  );
}
