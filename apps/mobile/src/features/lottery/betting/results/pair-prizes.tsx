import "./pair-prizes.css";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { prizeName } from "../play-text.ts";

/** Every prize of two provinces with its lots, a column for each province: half of a prize's lots are the first's. */
export function PairPrizes({ family, result }: { readonly family: LotteryFamily; readonly result: DrawResult }) {
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
              <Lots lots={(result[prize] ?? []).slice(0, lots / 2)} />
              <Lots lots={(result[prize] ?? []).slice(lots / 2)} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Lots({ lots }: { readonly lots: readonly string[] }) {
  return (
    <td>
      {lots.map((lot, place) => (
        <span key={place}>{lot}</span>
      ))}
    </td>
  );
}
