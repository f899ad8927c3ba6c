import { beadPlate, bigRoad } from "@lantern/rules/lottery/trends/roads.ts";
import { sidePairsOf, type SideOutcome, type SidePair } from "@lantern/rules/lottery/trends/sides.ts";
import { useMemo, useState } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";
import { wordName } from "../plays/play-text.ts";
import type { ChartProps } from "./chart-props.ts";
import { markName, pairName } from "./chart-text.ts";
import { SpanChoice, ViewChips } from "./choices.tsx";
import { RoadGrid } from "./road-grid.tsx";

const spans = [60, 120, 300] as const;

/** Bead plate and big road of two sides, with what their marks mean and the same as a table for who cannot see them. */
export function RoadChart({ family, play, draws }: ChartProps) {
  const t = useText();
  const pairs = useMemo(() => sidePairsOf(family), [family]);
  const [code, setCode] = useState(() => pairs.find((pair) => pair.play === play)?.code);
  const [span, setSpan] = useState<number>(spans[0]);
  const pair = pairs.find((one) => one.code === code) ?? pairs[0];
  const shown = useMemo(() => draws.slice(0, span), [draws, span]);
  /** Newest first, as the draws. */
  const outcomes = useMemo(() => (pair === undefined ? [] : shown.map(({ result }) => pair.outcomeOf(result))), [pair, shown]);
  const roads = useMemo(() => {
    const oldestFirst = outcomes.toReversed();
    return { bead: beadPlate(oldestFirst), big: bigRoad(oldestFirst) };
  }, [outcomes]);
  if (pair === undefined) return null;
  const marks = { first: markName(t, pair.first), second: markName(t, pair.second) };
  return (
    <div className="pb-6">
      <ViewChips
        label={t("lotteryCharts.road.sides")}
        choices={pairs.map((one) => ({ code: one.code, name: pairName(t, one, pairs) }))}
        selected={pair.code}
        onSelect={setCode}
      />
      <div className="flex flex-col gap-5 px-5 pt-1">
        <SpanChoice spans={spans} span={span} onSpan={setSpan} />
        <Legend pair={pair} marks={marks} outcomes={outcomes} />
        {pair.bigFrom !== undefined && <p className="text-note text-paper-3">{t("lotteryCharts.road.watched", { from: pair.bigFrom })}</p>}
        <section>
          <h3 className="text-lead mb-2">{t("lotteryCharts.road.bead")}</h3>
          <RoadGrid cells={roads.bead} marks={marks} label={t("lotteryCharts.road.bead")} look="filled" />
          <p className="text-note mt-2 text-paper-3">{t("lotteryCharts.road.bead.note")}</p>
        </section>
        <section>
          <h3 className="text-lead mb-2">{t("lotteryCharts.road.big")}</h3>
          <RoadGrid cells={roads.big} marks={marks} label={t("lotteryCharts.road.big")} look="ring" />
          <p className="text-note mt-2 text-paper-3">{t("lotteryCharts.road.big.note")}</p>
        </section>
        <p className="text-label font-medium! text-paper-3">{t("lotteryCharts.scope", { count: shown.length })}</p>
      </div>
      <table className="sr-only">
        <caption>{t("lotteryCharts.road.table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("lotteryCharts.trend.draw")}</th>
            <th scope="col">{t("lotteryCharts.road.outcome")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ numero }, place) => (
            <tr key={numero}>
              <th scope="row">{shortNumero(numero)}</th>
              <td>{outcomeName(t, pair, outcomes[place] ?? "neither")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function outcomeName(t: ReturnType<typeof useText>, pair: SidePair, outcome: SideOutcome): string {
  return outcome === "neither" ? t("lotteryCharts.road.neither") : wordName(t, pair[outcome]);
}

/** The two sides as they are drawn, and how often each came. */
function Legend({
  pair,
  marks,
  outcomes,
}: {
  readonly pair: SidePair;
  readonly marks: { readonly first: string; readonly second: string };
  readonly outcomes: readonly SideOutcome[];
}) {
  const t = useText();
  const countOf = (wanted: SideOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const neither = countOf("neither");
  return (
    <ul className="road-legend">
      {(["first", "second"] as const).map((side) => (
        <li key={side}>
          <i className="road-bead" data-side={side} aria-hidden="true">
            {marks[side]}
          </i>
          <span>{wordName(t, pair[side])}</span>
          <b>{countOf(side)}</b>
        </li>
      ))}
      {neither > 0 && (
        <li>
          <i className="road-bead" data-side="neither" aria-hidden="true">
            /
          </i>
          <span>{t("lotteryCharts.road.neither")}</span>
          <b>{neither}</b>
        </li>
      )}
    </ul>
  );
}
