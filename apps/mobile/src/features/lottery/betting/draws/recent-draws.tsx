import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";
import { drawText, mainName } from "../results/draw-text.ts";
import { MainResult } from "../results/main-result.tsx";
import { SoundSwitch } from "../sound/sound-switch.tsx";
import type { Drawn } from "./use-recent-results.ts";

/** How many draws before the last one are named. */
const namedMax = 6;

/** The main prize of the draws before the last, which stands above the board. */
export function RecentDraws({ draws, family }: { readonly draws: readonly Drawn[]; readonly family: LotteryFamily }) {
  const t = useText();
  const before = draws.slice(1, namedMax + 1);
  if (before.length === 0) return null;
  return (
    <section className="recent-draws">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-label text-paper-3">{t("lottery.bet.recent", { prize: mainName(t, family) })}</h2>
        <SoundSwitch />
      </div>
      <ul>
        {before.map(({ numero, result }) => {
          return (
            <li key={numero}>
              <span>{t("lottery.bet.draw", { numero: shortNumero(numero) })}</span>
              <MainResult family={family} result={result} size="small" label={drawText(t, family, shortNumero(numero), result)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
