import { parseAmount } from "@lantern/money/amount.ts";
import { currencies, isCurrencyCode } from "@lantern/money/currencies.ts";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import { bettingApproaches } from "@lantern/rules/lottery/order.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Chip } from "@lantern/ui/components/chip.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { Stepper } from "@lantern/ui/components/stepper.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import type { BettingTerms, PlayMenu } from "./bet-line.ts";
import { playName, stakeText } from "../plays/play-text.ts";
import { SeriesSlider } from "./series-slider.tsx";
import { pricePresets, unitCostUnits, type Stake } from "./stake.ts";

export interface StakeSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly stake: Stake;
  readonly onStake: (stake: Stake) => void;
  readonly ladder: readonly string[];
  readonly terms: BettingTerms;
  readonly play: Play;
  readonly menu: PlayMenu;
  /** What the play pays at the highest series. */
  readonly odds: PlayOdds;
  readonly series: number;
  readonly onSeries: (series: number) => void;
  readonly onPrizeMode: (mode: PlayMenu["prizeMode"]) => void;
}

/** Everything about what a unit costs and brings: its price, typed or from the usual ones, its part, its multiple, prize and rebate. */
export function StakeSheet(props: StakeSheetProps) {
  const { open, onClose, stake, onStake, ladder, terms, play, menu, odds, series, onSeries, onPrizeMode } = props;
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const { currency } = terms;
  const decimalsMax = isCurrencyCode(currency) ? currencies[currency].wireDecimals : 2;
  const shown = typed ?? stake.price;
  const valid = isPrice(shown, decimalsMax);
  const unitCost = unitCostUnits(stake);
  const textOf = (price: string) => {
    const read = parseAmount(price, { decimalsMax: 4 });
    return read.ok ? stakeText(read.amountUnits, currency) : price;
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("lottery.bet.stake.title")}
      closeLabel={t("shell.close")}
      footer={
        <div className="px-5 pt-2 pb-4">
          <Button kind="quiet" size="large" wide onClick={onClose}>
            {t("lottery.bet.stake.done")}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 px-5 pb-4">
        <Field
          label={t("lottery.bet.stake.price")}
          value={shown}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          leading={<span className="text-lead text-paper-2">{isCurrencyCode(currency) ? currencies[currency].symbol : currency}</span>}
          error={valid ? undefined : t("lottery.bet.stake.invalid")}
          onChange={(event) => {
            const price = event.target.value.trim();
            setTyped(event.target.value);
            if (isPrice(price, decimalsMax)) onStake({ ...stake, price });
          }}
          onBlur={() => setTyped(undefined)}
        />
        <div className="-mt-2 flex flex-wrap gap-2" role="group" aria-label={t("lottery.bet.stake.presets")}>
          {pricePresets(ladder).map((price) => (
            <Chip
              key={price}
              selected={price === stake.price}
              onClick={() => {
                setTyped(undefined);
                onStake({ ...stake, price });
              }}
            >
              {textOf(price)}
            </Chip>
          ))}
        </div>
        <div>
          <p className="text-label mb-2 text-paper-2">{t("lottery.bet.stake.unit")}</p>
          <Segmented
            label={t("lottery.bet.stake.unit")}
            items={bettingApproaches.map(({ code, unit }) => ({ id: String(code), label: unit }))}
            selected={String(stake.approach)}
            onSelect={(code) => onStake({ ...stake, approach: bettingApproaches.find((each) => String(each.code) === code)?.code ?? 1 })}
          />
        </div>
        <div className="flex items-center justify-between gap-3">
          <p className="text-lead">{t("lottery.bet.stake.multiple")}</p>
          <Stepper
            label={t("lottery.bet.stake.multiple")}
            value={stake.multiple}
            min={1}
            max={terms.limits.betMultipleMax}
            lessLabel={t("lottery.bet.stake.multipleLess")}
            moreLabel={t("lottery.bet.stake.multipleMore")}
            onChange={(multiple) => onStake({ ...stake, multiple })}
          />
        </div>
        <div className="rounded-m bg-ink-2 px-4 py-3" aria-live="polite">
          {unitCost === undefined ? (
            <p className="text-body text-heat">{t("lottery.bet.fault.stake")}</p>
          ) : (
            <>
              <p className="text-lead">{t("lottery.bet.stake.costs", { amount: stakeText(unitCost, currency) })}</p>
              <p className="text-label mt-0.5 font-medium! text-paper-3">
                {t(play.stakeUnitsPerLineMost === undefined ? "lottery.bet.stake.lineCosts" : "lottery.bet.stake.lineCostsFrom", {
                  play: playName(t, play.code),
                  units: play.stakeUnitsPerLine,
                  unitsMost: play.stakeUnitsPerLineMost ?? play.stakeUnitsPerLine,
                  amount: stakeText(unitCost * BigInt(play.stakeUnitsPerLine), currency),
                })}
              </p>
            </>
          )}
        </div>
        {menu.prizeModes.length > 1 && (
          <div>
            <p className="text-label mb-2 text-paper-2">{t("lottery.bet.prizeMode")}</p>
            <Segmented
              label={t("lottery.bet.prizeMode")}
              items={menu.prizeModes.map((mode) => ({ id: mode, label: mode }))}
              selected={menu.prizeMode}
              onSelect={onPrizeMode}
            />
            <p className="text-note mt-1.5 text-paper-3">{t("lottery.bet.prizeMode.note")}</p>
          </div>
        )}
        {play.playType === "Tradition" && terms.series.minSeries < terms.series.maxBetSeries && (
          <SeriesSlider range={terms.series} series={series} odds={odds} onSeries={onSeries} />
        )}
      </div>
    </Sheet>
  );
}

function isPrice(text: string, decimalsMax: number): boolean {
  const read = parseAmount(text.trim(), { decimalsMax });
  return read.ok && read.amountUnits > 0n;
}
