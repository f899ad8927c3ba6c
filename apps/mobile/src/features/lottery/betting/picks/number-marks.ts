import { formatContent, type Selection } from "@lantern/rules/lottery/content.ts";
import {
  closedNumbersOf,
  closedPercent,
  evenParts,
  fullPercent,
  loweredOdds,
  occursIn,
  percentsOf,
  withoutClosed,
  type EvenPart,
  type NumberLimit,
} from "@lantern/rules/lottery/exposure/number-limits.ts";
import { numberOf } from "@lantern/rules/lottery/exposure/single-bets.ts";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import type { PlayMenu } from "../slip/bet-line.ts";
import type { CheckedLine } from "../slip/checked-slip.ts";
import type { PickDraft } from "./pick-draft.ts";

/** How a number stands that is not sold as listed. */
export interface NumberMark {
  readonly closed: boolean;
  /** What it pays now, the best of its prices; empty where it is closed. */
  readonly price: string;
}

/** How a pick stands; of plays of positions, at one of the places. */
export type MarkOf = (pick: string, place?: number) => NumberMark | undefined;

/** The menu's numbers as the rules read them. */
export function limitsOfMenu(numbers: PlayMenu["numbers"]): readonly NumberLimit[] {
  return numbers.map(({ number, playId, numero, oddsPercent }) => ({
    number,
    oddsPercent,
    ...(playId === null ? {} : { playId }),
    ...(numero === null ? {} : { numero }),
  }));
}

/** What boards and pads show under a number of a play in an issue. */
export function marksOf(play: Play, odds: PlayOdds, limits: readonly NumberLimit[], numero: string): MarkOf {
  const percentOf = percentsOf(play, numero, limits);
  return (pick, place) => {
    const percent = percentOf({ number: countedNumber(play, pick, place), picks: [pick] });
    if (percent === fullPercent) return undefined;
    const key = play.oddsKeyOf?.(pick) ?? pick;
    const own = odds[key] === undefined ? odds : { [key]: odds[key] };
    return { closed: percent === closedPercent, price: percent === closedPercent ? "" : bestPrice(loweredOdds(own, percent)) };
  };
}

/** Under what a pick is counted: by itself or, at a place, as a bet on that place alone ("|6|"). */
function countedNumber(play: Play, pick: string, place: number | undefined): string {
  const number = numberOf(play, pick);
  if (place === undefined || play.content.form !== "positions") return number;
  return Array.from({ length: play.content.positions }, (_, other) => (other === place ? number : "")).join("|");
}

/** The best of several prices, a decimal text. */
export function bestPrice(odds: PlayOdds): string {
  return Object.values(odds).reduce((best, price) => (Number(price) > Number(best) ? price : best), "0");
}

/** The play's own numbers that limits name in an issue, for those that no board shows. */
export function namedNumbers(play: Play, limits: readonly NumberLimit[], numero: string): readonly string[] {
  const named = limits.filter(
    (limit) => (limit.playId ?? play.code) === play.code && (limit.numero ?? numero) === numero && occursIn(play, limit.number),
  );
  return [...new Set(named.map(({ number }) => number))].toSorted();
}

/** A bet of the slip with what is closed in it, and the parts that it is sent in. */
export interface MarkedLine {
  readonly closed: readonly string[];
  readonly parts: readonly EvenPart[];
}

export function markedLine({ check }: CheckedLine, limits: readonly NumberLimit[], numero: string): MarkedLine {
  if (!check.ok) return { closed: [], parts: [] };
  const { play, selection } = check.line;
  const percentOf = percentsOf(play, numero, limits);
  return { closed: closedNumbersOf(play, selection, percentOf), parts: evenParts(play, selection, percentOf) };
}

/** The content of a bet without its closed numbers; empty where none is left. */
export function openContent({ check }: CheckedLine, limits: readonly NumberLimit[], numero: string): string {
  return check.ok ? formatContent(openSelection(check.line, limits, numero)) : "";
}

/** A draft without its closed numbers. Combinations are written out, as a board cannot leave one of them out. */
export function openDraft({ check }: CheckedLine, draft: PickDraft, limits: readonly NumberLimit[], numero: string): PickDraft {
  if (!check.ok) return draft;
  const selection = openSelection(check.line, limits, numero);
  switch (check.line.play.content.form) {
    case "list":
      return { board: selection[0] ?? [], positions: [], typed: "" };
    case "positions":
      return { board: [], positions: selection, typed: "" };
    case "combinations":
      return { board: [], positions: [], typed: selection.map((picks) => picks.join(" ")).join("\n") };
  }
}

function openSelection(
  { play, selection }: { readonly play: Play; readonly selection: Selection },
  limits: readonly NumberLimit[],
  numero: string,
): Selection {
  return withoutClosed(play, selection, percentsOf(play, numero, limits));
}
