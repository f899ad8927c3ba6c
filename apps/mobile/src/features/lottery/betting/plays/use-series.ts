import type { SeriesRange } from "@lantern/rules/lottery/series.ts";
import { useState } from "react";
import { localKeyStore } from "../../../../shared/session/local-keys.ts";

const keyOf = (gameId: number) => `lotterySeries:${gameId}`;

/** A series within a range; the default where none was chosen. */
export function seriesWithin({ minSeries, maxBetSeries, defaultSeries }: SeriesRange, chosen: number | undefined): number {
  return chosen === undefined ? defaultSeries : Math.min(maxBetSeries, Math.max(minSeries, chosen));
}

/** The series that the player bets a game at, remembered on the device. */
export function useSeries(gameId: number, range: SeriesRange): { readonly series: number; readonly choose: (series: number) => void } {
  const [chosen, setChosen] = useState(() => storedSeries(gameId));
  return {
    series: seriesWithin(range, chosen),
    choose: (series) => {
      setChosen(series);
      localKeyStore.set(keyOf(gameId), String(series));
    },
  };
}

function storedSeries(gameId: number): number | undefined {
  const stored = Number(localKeyStore.get(keyOf(gameId)) ?? Number.NaN);
  return Number.isInteger(stored) ? stored : undefined;
}
