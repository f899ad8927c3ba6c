import { parseContent } from "../content.ts";
import { freezeOdds, type OddsSet, type PlayOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import type { DrawResult } from "../result-shape.ts";
import { settleLine } from "../settle.ts";
import { northColumns, oracleReturn } from "../vietnam/oracle.fixture.ts";
import { type OfficialDraw, officialDraws, resultOf } from "./draws.fixture.ts";

/** An official draw, its result and the ends of its lots. */
export interface JudgedDraw {
  readonly draw: OfficialDraw;
  readonly result: DrawResult;
  readonly lots: readonly string[];
}

/** All official draws, read once. */
export const judgedDraws: readonly JudgedDraw[] = officialDraws().map((draw) => ({
  draw,
  result: resultOf(draw),
  lots: [...draw.prizes.values()],
}));

/**
 * A line for a play on a draw: at even turns of numbers that came (their digits turned round for đảo, others for trượt), at odd
 * ones of any numbers, so that each play wins and loses among all draws.
 */
export function lineFor(play: Play, { lots }: JudgedDraw, turn: number): string {
  const { content } = play;
  if (content.values.kind === "words") return content.values.words[turn % content.values.words.length] ?? "";
  const digits = content.values.kind === "digits" ? content.values.digits : 0;
  const size = content.form === "combinations" ? content.size : content.form === "list" ? Math.max(content.picksMin, 3) : 0;
  const long = lots.filter((lot) => lot.length >= digits);
  const missing = play.group === "truot";
  const picks = new Set<string>();
  for (let step = 0; picks.size < size; step += 1) {
    const lot = long[(turn * 7 + step * 5) % long.length] ?? "";
    const any = ((turn * 7_919 + step * 104_729) % 10 ** digits).toString().padStart(digits, "0");
    const came = play.code.endsWith("_first") ? lot.slice(0, digits) : lot.slice(-digits);
    const pick = turn % 2 === 1 || missing || step > 60 ? any : play.group === "dao" ? came.split("").toReversed().join("") : came;
    if (missing && turn % 2 === 0 && lots.some((other) => other.endsWith(pick))) continue;
    picks.add(pick);
  }
  return [...picks].join("_");
}

/** The options that change what the oracle pays. */
export interface CustomTerms {
  readonly xienRepeats?: string;
  readonly daRepeats?: string;
}

/** What a line pays and what the oracle says that it pays, in ten-thousandths of a unit. */
function settledAndOracle(play: Play, content: string, { draw, result }: JudgedDraw, terms: CustomTerms & { readonly odds: PlayOdds }) {
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(`${play.code} refuses ${content}: ${parsed.reason}`);
  const { winUnits } = settleLine({ play, selection: parsed.selection, unitStakeUnits: 10_000n, odds: terms.odds, result });
  const oracle = oracleReturn(play.code.slice("vn_north_".length), content, draw, { columns: northColumns, ...terms });
  return { settled: Number(winUnits), oracle };
}

/** Every disagreement of a play with the oracle on lines over draws, and how often it won and lost. */
export function compareWithOracle(
  play: Play,
  oddsSet: OddsSet,
  lines: Iterable<readonly [JudgedDraw, string]>,
  terms: CustomTerms = {},
): { readonly differing: readonly string[]; readonly won: number; readonly lost: number } {
  const odds = freezeOdds(play, oddsSet);
  const differing: string[] = [];
  let won = 0;
  let lost = 0;
  for (const [judged, content] of lines) {
    const { settled, oracle } = settledAndOracle(play, content, judged, { ...terms, odds });
    if (settled !== oracle) differing.push(`${judged.draw.date} ${content}: ${settled}, not ${oracle}`);
    if (settled > 0) won += 1;
    else lost += 1;
  }
  return { differing, won, lost };
}
