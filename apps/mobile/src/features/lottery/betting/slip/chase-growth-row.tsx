import "./chase-growth-row.css";
import { formatCount } from "@lantern/phrases/formats.ts";
import { chaseFactors, noGrowth, type ChaseGrowth } from "@lantern/rules/lottery/chase.ts";
import { Stepper } from "@lantern/ui/components/stepper.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { ChasePlan } from "./chase-plan.tsx";

export interface ChaseGrowthRowProps {
  readonly draws: number;
  readonly growth: ChaseGrowth;
  readonly onGrowth: (growth: ChaseGrowth) => void;
}

const factorsOffered = [1, 2, 3] as const;

/** How the multiple grows over a chase: not at all, or two or three times as much after so many draws; and what that makes of it. */
export function ChaseGrowthRow({ draws, growth, onGrowth }: ChaseGrowthRowProps) {
  const t = useText();
  const { everyDraws } = growth;
  return (
    <section className="chase-growth">
      <p className="text-label text-paper-2">{t("lottery.bet.chase.growth")}</p>
      <Segmented
        label={t("lottery.bet.chase.growth")}
        items={factorsOffered.map((factor) => ({
          id: String(factor),
          label: factor === 1 ? t("lottery.bet.chase.growth.same") : `×${formatCount(factor)}`,
        }))}
        selected={String(growth.factor)}
        onSelect={(factor) => onGrowth(factor === "1" ? noGrowth : { factor: Number(factor), everyDraws })}
      />
      {growth.factor > 1 && (
        <>
          <div className="chase-growth-every">
            <p className="text-lead min-w-0 flex-1">{t("lottery.bet.chase.every", { count: everyDraws })}</p>
            <Stepper
              label={t("lottery.bet.chase.every", { count: everyDraws })}
              value={everyDraws}
              min={1}
              max={Math.max(everyDraws, draws - 1)}
              lessLabel={t("lottery.bet.chase.everyLess")}
              moreLabel={t("lottery.bet.chase.everyMore")}
              onChange={(next) => onGrowth({ ...growth, everyDraws: next })}
            />
          </div>
          <ChasePlan factors={chaseFactors(draws, growth)} />
        </>
      )}
    </section>
  );
}
