import type { OddsSet } from "@lantern/rules/lottery/odds.ts";
import type { PlayType } from "@lantern/rules/lottery/play.ts";
import { oddsAtSeries } from "@lantern/rules/lottery/series.ts";
import type { BettingTerms, PlayMenu } from "../slip/bet-line.ts";

/** The types of plays that a game sells, Tradition first. */
export function playTypesOf({ groups }: PlayMenu): readonly PlayType[] {
  const sold = new Set(groups.flatMap(({ plays }) => plays.map(({ playType }) => playType)));
  return (["Tradition", "Entertainment"] as const).filter((type) => sold.has(type));
}

/** The type that an address asks for; the one that there is where a game sells no other (specification 2.7, 2.8.5). */
export function shownPlayType(menu: PlayMenu, playType: string | undefined): PlayType {
  const asked: PlayType = playType === "ent" ? "Entertainment" : "Tradition";
  const sold = playTypesOf(menu);
  return sold.includes(asked) ? asked : (sold[0] ?? asked);
}

/** How an address calls a type of plays. */
export function pathOfPlayType(type: PlayType): "trad" | "ent" {
  return type === "Entertainment" ? "ent" : "trad";
}

/** The plays of one type, with what they pay at a series. */
export function menuAtSeries(menu: PlayMenu, type: PlayType, series: number): PlayMenu {
  const at = { series, maxSeries: menu.series.maxSeries };
  const groups = menu.groups
    .map(({ group, plays }) => ({ group, plays: plays.filter(({ playType }) => playType === type) }))
    .filter(({ plays }) => plays.length > 0);
  if (type === "Entertainment") return { ...menu, groups };
  return {
    ...menu,
    groups: groups.map(({ group, plays }) => ({
      group,
      plays: plays.map((play) => ({ ...play, odds: { ...oddsAtSeries(play.odds, at) } })),
    })),
  };
}

/** The terms for what is shown: their odds are those of a menu at a series. Bets are checked by the terms as the platform gave them. */
export function termsShown(terms: BettingTerms, menu: PlayMenu): BettingTerms {
  const odds: OddsSet = Object.fromEntries(menu.groups.flatMap(({ plays }) => plays.map(({ playId, odds: prices }) => [playId, prices])));
  return { ...terms, odds: { ...terms.odds, ...odds } };
}
