import type { ChaseGrowth } from "@lantern/rules/lottery/chase.ts";
import { Stepper } from "@lantern/ui/components/stepper.tsx";
import { Switch } from "@lantern/ui/components/switch.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { ChaseGrowthRow } from "./chase-growth-row.tsx";
import { drawSteps, steppedNumber } from "./stake.ts";

export interface ChaseRowProps {
  readonly draws: number;
  readonly growth: ChaseGrowth;
  readonly winStop: boolean;
  readonly chaseIssuesMax: number;
  readonly onDraws: (draws: number) => void;
  readonly onGrowth: (growth: ChaseGrowth) => void;
  readonly onWinStop: (winStop: boolean) => void;
}

/** How many draws the bet is played for, how its multiple grows over them, and whether the first win ends it. */
export function ChaseRow({ draws, growth, winStop, chaseIssuesMax, onDraws, onGrowth, onWinStop }: ChaseRowProps) {
  const t = useText();
  const steps = drawSteps(chaseIssuesMax);
  return (
    <>
      <section className="chase-row">
        <div className="min-w-0 flex-1">
          <p className="text-lead">{t("lottery.bet.chase.title", { count: draws })}</p>
          <p className="text-label font-medium! text-paper-3">
            {t(draws === 1 ? "lottery.bet.chase.one" : winStop ? "lottery.bet.chase.stops" : "lottery.bet.chase.goesOn")}
          </p>
        </div>
        <Stepper
          label={t("lottery.bet.chase.draws")}
          value={draws}
          min={1}
          max={chaseIssuesMax}
          lessLabel={t("lottery.bet.chase.less")}
          moreLabel={t("lottery.bet.chase.more")}
          onChange={(next) => onDraws(steppedNumber(steps, draws, next > draws ? "more" : "less"))}
        />
        {draws > 1 && (
          <Switch label={t("lottery.bet.chase.switch")} checked={winStop} onChange={(event) => onWinStop(event.target.checked)} />
        )}
      </section>
      {draws > 1 && <ChaseGrowthRow draws={draws} growth={growth} onGrowth={onGrowth} />}
    </>
  );
}
