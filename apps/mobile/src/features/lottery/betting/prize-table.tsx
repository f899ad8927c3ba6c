import "./prize-table.css";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { useText } from "../../../shared/text/text.tsx";
import { prizeName } from "./play-text.ts";

/** Every prize of a draw with its lots, as they were drawn. */
export function PrizeTable({ family, result }: { readonly family: LotteryFamily; readonly result: DrawResult }) {
  const t = useText();
  return (
    <dl className="prize-table">
      {family.resultShape.map(({ prize, lots }, place) => (
        <div key={prize} className="prize-row" data-lots={lots} data-main={place === 0 ? "" : undefined}>
          <dt>{prizeName(t, family.code, prize)}</dt>
          <dd>
            {(result[prize] ?? []).map((lot, lotPlace) => (
              <span key={lotPlace}>{lot}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
