import "./pair-prizes.css";
import { useText } from "../../../../shared/text/text.tsx";
import { prizeName } from "../plays/play-text.ts";
import type { PrizesProps } from "./prizes-props.ts";

/** Every prize of two provinces with its lots, a column for each province: half of a prize's lots are the first's. */
export function PairPrizes({ family, result, own = {} }: PrizesProps) {
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
