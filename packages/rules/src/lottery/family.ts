import type { OddsSet } from "./odds.ts";
import type { Play } from "./play.ts";
import type { RandomSource } from "./random-source.ts";
import { type DrawResult, drawResult, formatResult, parseResult, type PrizeShape, type ResultParse } from "./result-shape.ts";

/** Lotteries that are drawn and judged alike; a game is a family with a schedule, options, odds and limits. */
export interface LotteryFamily {
  readonly code: string;
  readonly resultShape: readonly PrizeShape[];
  readonly plays: readonly Play[];
  /** Groups in the order they are shown. */
  readonly groups: readonly string[];
  /** Odds that hold until an operator sets others. */
  readonly defaultOdds: OddsSet;
  /** The result that the plays' examples are judged against. */
  readonly exampleResult: DrawResult;
  /** Of a family over two draws of others: how its result is made of theirs. */
  readonly joins: JoinedDraws | undefined;
  playByCode(code: string): Play | undefined;
  drawResult(random: RandomSource): DrawResult;
  formatResult(result: DrawResult): string;
  parseResult(text: string): ResultParse;
  /** The prizes that follow from the others (of a whole result, or of all but them); none in most families. */
  derivePrizes(result: DrawResult): DrawResult;
}

/** A draw that is made of two others. */
export interface JoinedDraws {
  /** Codes of the families whose draws they may be, both of one. */
  readonly families: readonly string[];
  join(first: DrawResult, second: DrawResult): DrawResult;
}

export interface FamilyDeclaration {
  readonly code: string;
  readonly resultShape: readonly PrizeShape[];
  readonly plays: readonly Play[];
  readonly defaultOdds: OddsSet;
  /** As `formatResult` writes it. */
  readonly exampleResultText: string;
  /**
   * Prizes that follow from the others, such as a number that is read from a published index: completes what is drawn. A result in
   * which they say something else is refused.
   */
  readonly derivedPrizes?: (result: DrawResult) => DrawResult;
  readonly joins?: JoinedDraws;
}

/** Builds a family out of its plays and its result's shape. Throws when a play's code is taken twice or the example is none. */
export function defineFamily(declaration: FamilyDeclaration): LotteryFamily {
  const { code, resultShape, plays, defaultOdds, derivedPrizes = () => ({}) } = declaration;
  const byCode = new Map(plays.map((play) => [play.code, play]));
  if (byCode.size !== plays.length) throw new RangeError(`Two plays of ${code} have the same code.`);
  const parse = (text: string): ResultParse => {
    const parsed = parseResult(resultShape, text);
    if (!parsed.ok) return parsed;
    const completed = { ...parsed.result, ...derivedPrizes(parsed.result) };
    return formatResult(resultShape, completed) === text ? parsed : { ok: false, reason: "result_prizes_contradict" };
  };
  const example = parse(declaration.exampleResultText);
  if (!example.ok) throw new RangeError(`The example result of ${code} is wrong: ${example.reason}.`);
  return {
    code,
    resultShape,
    plays,
    groups: [...new Set(plays.map((play) => play.group))],
    defaultOdds,
    exampleResult: example.result,
    joins: declaration.joins,
    playByCode: (playCode) => byCode.get(playCode),
    drawResult: (random) => {
      const drawn = drawResult(resultShape, random);
      return { ...drawn, ...derivedPrizes(drawn) };
    },
    formatResult: (result) => formatResult(resultShape, result),
    parseResult: parse,
    derivePrizes: derivedPrizes,
  };
}
