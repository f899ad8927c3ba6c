import "./prize-table.css";
import { useText } from "../../../../shared/text/text.tsx";
import { prizeName } from "../plays/play-text.ts";
import { lotText, type LotText } from "./lot-text.ts";
import type { PrizesProps } from "./prizes-props.ts";

/** Every prize of a draw with its lots, as they were drawn. */
export function PrizeTable({ family, result, own = {} }: PrizesProps) {
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
