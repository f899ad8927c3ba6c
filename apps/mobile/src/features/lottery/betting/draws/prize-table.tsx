import "./prize-table.css";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import type { WinningLots } from "@lantern/rules/lottery/trends/lots-that-won.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { prizeName } from "../plays/play-text.ts";
import { lotText, type LotText } from "../results/lot-text.ts";

/** Every prize of a draw with its lots, as they were drawn. */
export function PrizeTable({
  family,
  result,
  own = {},
}: {
  readonly family: LotteryFamily;
  readonly result: DrawResult;
  /** Lots that the member's own bets hit. */
  readonly own?: WinningLots;
}) {
  const t = useText();
  return (
    <dl className="prize-table">
      {family.resultShape.map(({ prize, lots, values }, place) => (
        <div
          key={prize}
          className="prize-row"
          data-lots={lots}
          data-long={values.kind === "digits" && values.digits > 4 ? "" : undefined}
          data-main={place === 0 ? "" : undefined}
        >
          <dt>{prizeName(t, family.code, prize)}</dt>
          <dd>
            {(result[prize] ?? []).map((lot, lotPlace) => (
              <Lot key={lotPlace} {...lotText(family.code, prize, lot)} own={own[prize]?.includes(lotPlace) ?? false} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lot({ before, decisive, after, own }: LotText & { readonly own: boolean }) {
  const t = useText();
  return (
    <span data-own={own ? "" : undefined}>
      {before}
      {decisive !== "" && <b>{decisive}</b>}
      {after}
      {own && <span className="sr-only">{` ${t("lotteryOrders.hit")}`}</span>}
    </span>
  );
}
