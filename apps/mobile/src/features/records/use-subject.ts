import { useEffect } from "react";
import { useQueryValue } from "../../shared/layout/use-page.ts";
import type { Bet } from "./bet-line.tsx";

/** How many pages are read in search of the bet that was asked for. */
const pagesSearchedMax = 5;

/** The bets of the order or round that the address names: more pages are read until they are found. */
export function useSubject(list: {
  readonly bets: readonly Bet[];
  readonly pageCount: number;
  readonly hasMore: boolean;
  readonly fetching: boolean;
  readonly more: () => void;
}): (bet: Bet) => boolean {
  const subject = useQueryValue("subject");
  const { bets, pageCount, hasMore, fetching, more } = list;
  const isIt = (bet: Bet) => subject !== undefined && (bet.id === subject || bet.lottery?.orderId === subject);
  const found = subject === undefined || bets.some(isIt);
  useEffect(() => {
    if (!found && hasMore && !fetching && pageCount > 0 && pageCount < pagesSearchedMax) more();
  }, [found, hasMore, fetching, pageCount, more]);
  return isIt;
}
