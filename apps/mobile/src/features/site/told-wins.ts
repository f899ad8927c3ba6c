import { pageHost, type ToldWin } from "@lantern/contract/stream.ts";
import { recentWinsMax } from "@lantern/rules/games/constants.ts";
import type { HomeData } from "./home-data.ts";

type ShownWin = HomeData["recentWins"][number];

export interface ToldWinsTerms {
  /** Language codes, the wanted one first. */
  readonly languages: readonly string[];
  /** Host name that the page was asked of. */
  readonly hostName: string;
  /** Whether the list may become longer: only where nobody sees its end move. */
  readonly mayGrow: boolean;
}

/** The wins that home shows, with those that the stream told in front; a round that is told again has won more and is shown once. */
export function withToldWins(shown: readonly ShownWin[], told: readonly ToldWin[], terms: ToldWinsTerms): ShownWin[] {
  const toldIds = new Set(told.map(({ id }) => id));
  const all = [...told.map((win) => toShownWin(win, terms)), ...shown.filter(({ id }) => !toldIds.has(id))];
  return all.slice(0, terms.mayGrow ? recentWinsMax : shown.length);
}

function toShownWin({ gameNames, iconUrl, ...win }: ToldWin, { languages, hostName }: ToldWinsTerms): ShownWin {
  const gameName = languages.map((language) => gameNames[language]).find((name) => name !== undefined && name !== "") ?? "";
  return { ...win, gameName, iconUrl: iconUrl.replace(pageHost, hostName) };
}
