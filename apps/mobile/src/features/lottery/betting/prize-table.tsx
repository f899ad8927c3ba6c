import "./prize-table.css";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { useText } from "../../../shared/text/text.tsx";
import { prizeName } from "./play-text.ts";
import { lotText, type LotText } from "./results/lot-text.ts";

/** Every prize of a draw with its lots, as they were drawn. */
export function PrizeTable({ family, result }: { readonly family: LotteryFamily; readonly result: DrawResult }) {
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
              <Lot key={lotPlace} {...lotText(family.code, prize, lot)} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Lot({ before, decisive, after }: LotText) {
  return (
    <span>
      {before}
      {decisive !== "" && <b>{decisive}</b>}
      {after}
    </span>
  );
}
