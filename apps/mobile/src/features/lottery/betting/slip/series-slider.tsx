import "./series-slider.css";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import { oddsAtSeries, type SeriesRange } from "@lantern/rules/lottery/series.ts";
import { useId, type CSSProperties } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { bestPrice, rebateText } from "../plays/play-text.ts";

export interface SeriesSliderProps {
  readonly range: SeriesRange;
  readonly series: number;
  /** What the play pays at the highest series. */
  readonly odds: PlayOdds;
  readonly onSeries: (series: number) => void;
}

/** One notch is a tenth of a per cent of the stake. */
const step = 2;

/** How much of a price is prize and how much rebate, with both as they come out. */
export function SeriesSlider({ range, series, odds, onSeries }: SeriesSliderProps) {
  const t = useText();
  const id = useId();
  const { minSeries, maxSeries, maxBetSeries } = range;
  const { price, isOnly } = bestPrice(oddsAtSeries(odds, { series, maxSeries }));
  const rebate = rebateText(maxBetSeries - series);
  const share = (series - minSeries) / (maxBetSeries - minSeries);
  // The thumb's middle stands half its width within both ends.
  const style = { "--slider-at": `calc(14px + (100% - 28px) * ${share})` } as CSSProperties;
  return (
    <div>
      <label htmlFor={id} className="text-label mb-2 block text-paper-2">
        {t("lottery.bet.series")}
      </label>
      <div className="rounded-m bg-ink-2 px-4 pt-3 pb-1">
        <div className="series-figures" aria-hidden="true">
          <p>
            <span className="text-note block text-paper-3">{t(isOnly ? "lottery.bet.series.pays" : "lottery.bet.series.paysUpTo")}</span>
            <b>{price}</b>
          </p>
          <p data-rebate={series < maxBetSeries ? "some" : "none"}>
            <span className="text-note block text-paper-3">{t("lottery.bet.series.rebate")}</span>
            <b>{rebate}</b>
          </p>
        </div>
        <input
          id={id}
          type="range"
          className="series-slider"
          style={style}
          min={minSeries}
          max={maxBetSeries}
          step={step}
          value={series}
          aria-valuetext={t("lottery.bet.series.value", { odds: price, rebate })}
          onChange={(event) => onSeries(Number(event.target.value))}
        />
      </div>
      <p className="text-note mt-1.5 text-paper-3">{t("lottery.bet.series.note")}</p>
    </div>
  );
}
