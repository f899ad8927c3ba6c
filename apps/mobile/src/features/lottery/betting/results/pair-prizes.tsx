import "./pair-prizes.css";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import type { WinningLots } from "@lantern/rules/lottery/trends/lots-that-won.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { prizeName } from "../plays/play-text.ts";

/** Every prize of two provinces with its lots, a column for each province: half of a prize's lots are the first's. */
export function PairPrizes({
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
    <div className="pair-prizes">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("lottery.draws.prize")}</th>
            <th scope="col">{t("lottery.draws.firstProvince")}</th>
            <th scope="col">{t("lottery.draws.secondProvince")}</th>
          </tr>
        </thead>
        <tbody>
          {family.resultShape.map(({ prize, lots }, place) => (
            <tr key={prize} data-main={place === 0 ? "" : undefined}>
              <th scope="row">{prizeName(t, family.code, prize)}</th>
              <Lots lots={(result[prize] ?? []).slice(0, lots / 2)} own={own[prize] ?? []} from={0} />
              <Lots lots={(result[prize] ?? []).slice(lots / 2)} own={own[prize] ?? []} from={lots / 2} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Lots({ lots, own, from }: { readonly lots: readonly string[]; readonly own: readonly number[]; readonly from: number }) {
  const t = useText();
  return (
    <td>
      {lots.map((lot, place) => (
        <span key={place} data-own={own.includes(from + place) ? "" : undefined}>
          {lot}
          {own.includes(from + place) && <span className="sr-only">{` ${t("lotteryOrders.hit")}`}</span>}
        </span>
      ))}
    </td>
  );
}
