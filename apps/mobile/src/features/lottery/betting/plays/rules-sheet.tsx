import { playPhraseValues } from "@lantern/rules/lottery/play-example.ts";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import type { BettingTerms, PlayMenu } from "../slip/bet-line.ts";
import { PickPrices } from "./pick-prices.tsx";
import { hasPriceTable, PriceTable } from "./price-table.tsx";
import { basisText, groupName, playExample, playName, playRule } from "./play-text.ts";

/** The rule of every play with an example that is computed by the rules themselves, at the game's own odds. */
export function RulesSheet({
  open,
  onClose,
  menu,
  terms,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly menu: PlayMenu;
  readonly terms: BettingTerms;
}) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} title={t("lottery.rules.title")} closeLabel={t("shell.close")}>
      <div className="px-5 pb-6">
        <p className="text-body text-paper-2">{t("lottery.rules.house")}</p>
        <p className="text-body mt-2 text-paper-2">{t("lottery.rules.unit")}</p>
        {menu.groups.map(({ group, plays }) => (
          <section key={group} className="mt-6">
            <h3 className="text-title py-0.5">{groupName(t, group)}</h3>
            {plays.map(({ playId, odds, payBasis }) => {
              const play = terms.family.playByCode(playId);
              if (play === undefined) return null;
              const values = playPhraseValues(terms.family, play, terms.odds);
              return (
                <article key={playId} className="mt-3 rounded-m bg-ink-2 px-4 py-3">
                  <h4 className="text-lead">{playName(t, playId)}</h4>
                  {hasPriceTable(play) ? <PriceTable play={play} odds={odds} /> : <PickPrices odds={odds} />}
                  <p className="text-body mt-2">{playRule(t, playId, values)}</p>
                  <p className="text-body text-paper-2">{basisText(t, payBasis)}</p>
                  <p className="text-label mt-2 text-paper-3">{t("lottery.rules.example")}</p>
                  <p className="text-body text-paper-2">{playExample(t, playId, values)}</p>
                </article>
              );
            })}
          </section>
        ))}
      </div>
    </Sheet>
  );
}
