import { Icon } from "@lantern/ui/components/icon.tsx";
import { displayMoney } from "../../../../shared/text/display-money.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { contentText, playName } from "../plays/play-text.ts";
import type { Verdict } from "./use-draw-check.ts";
import type { OwnBet } from "./use-own-bets.ts";

/** The member's own bets of a draw; that they are sealed is said only where the whole draw fits. */
export function OwnBets({ bets, verdict }: { readonly bets: readonly OwnBet[]; readonly verdict: Verdict }) {
  const t = useText();
  if (bets.length === 0) return null;
  return (
    <section aria-labelledby="own-bets">
      <h3 id="own-bets" className="text-lead">
        {t("lottery.verify.own")}
      </h3>
      <ul className="own-bets">
        {bets.map(({ order, inclusion }) => (
          <li key={order.orderDetailId} data-bad={inclusion === "out" ? "" : undefined}>
            <p className="text-body flex justify-between gap-3">
              <span className="min-w-0">{playName(t, order.playId)}</span>
              <span className="flex-none tabular-nums">{displayMoney(order.amount, order.currency)}</span>
            </p>
            <p className="text-label line-clamp-2 break-words text-paper-2 tabular-nums">
              <bdi dir="ltr">{contentText(t, order.bettingContent)}</bdi>
            </p>
            <InclusionLine inclusion={inclusion} proven={verdict === "good"} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function InclusionLine({ inclusion, proven }: { readonly inclusion: OwnBet["inclusion"]; readonly proven: boolean }) {
  const t = useText();
  if (inclusion === "out")
    return (
      <p className="step-finding" data-bad="">
        <Icon name="warning-circle" size={16} />
        {t("lottery.verify.own.out")}
      </p>
    );
  if (inclusion === "in" && proven)
    return (
      <p className="step-finding">
        <Icon name="check" size={16} />
        {t("lottery.verify.own.in")}
      </p>
    );
  if (inclusion === "unasked") return <p className="text-label mt-1 text-paper-3">{t("lottery.verify.own.failed")}</p>;
  return null;
}
