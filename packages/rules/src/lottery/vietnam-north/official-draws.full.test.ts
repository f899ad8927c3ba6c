import { describe, expect, it } from "vitest";
import { pickChoices } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import type { Play } from "../play.ts";
import { familyOf } from "../registry.ts";
import { compareWithOracle, type JudgedDraw, judgedDraws, lineFor } from "./official-lines.fixture.ts";

const family = familyOf("vn_north") as LotteryFamily;

/**
 * Every line of one bet that a play allows on a draw, where they are at most a thousand: each number, side or digit alone. Of
 * numbers of four digits those of the draw and their neighbours; of combinations every pair of a drawn number with any other,
 * and eight lines of larger ones.
 */
function everyLineOf(play: Play, judged: JudgedDraw, place: number): string[] {
  const { content } = play;
  const { values } = content;
  const several = Array.from({ length: 8 }, (_, step) => lineFor(play, judged, place * 8 + step));
  if (content.form === "combinations" && content.size === 2) return [...several, ...pairsWithDrawn(judged)];
  if (content.form !== "list" || content.picksMin > 1) return several;
  if (values.kind !== "digits" || values.digits < 4) return [...several, ...pickChoices(values)];
  const drawn = judged.lots.filter((lot) => lot.length >= 4).map((lot) => Number(lot.slice(-4)));
  const near = drawn.flatMap((number) => [number, (number + 1) % 10_000, (number + 9_999) % 10_000]);
  return [...several, ...new Set(near.map((number) => number.toString().padStart(4, "0")))];
}

function pairsWithDrawn({ lots }: JudgedDraw): string[] {
  const drawn = (lots[0] ?? "").slice(-2);
  const numbers = pickChoices({ kind: "digits", digits: 2 });
  return numbers.filter((number) => number !== drawn).map((number) => `${drawn}_${number}`);
}

/** Of three digits one draw in nine: a thousand lines each. */
function drawsFor(play: Play): readonly JudgedDraw[] {
  const { values } = play.content;
  const large = values.kind === "digits" && values.digits === 3;
  return large ? judgedDraws.filter((_, place) => place % 9 === 0) : judgedDraws;
}

function* linesOf(play: Play): Generator<readonly [JudgedDraw, string]> {
  for (const [place, judged] of drawsFor(play).entries()) {
    for (const line of everyLineOf(play, judged, place)) yield [judged, line];
  }
}

describe("every line on the official Northern draws", () => {
  it.each(family.plays.map((play) => [play.code, play] as const))("%s settles as the oracle says", (_, play) => {
    const { differing, won, lost } = compareWithOracle(play, family.defaultOdds, linesOf(play));
    expect(differing).toEqual([]);
    expect(won).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
  });

  it.each(["half_bonus", "pairs"])("đá pays by the custom %s, and xiên with half more for repeats", (daRepeats) => {
    const repeats = familyOf("vn_north", { daRepeats, xienRepeats: "half_bonus", loTwoStake: 22 }) as LotteryFamily;
    const plays = repeats.plays.filter(({ group }) => group === "da" || group === "xien");
    for (const play of plays) {
      const terms = { daRepeats, xienRepeats: "half_bonus" };
      const { differing, won } = compareWithOracle(play, repeats.defaultOdds, linesOf(play), terms);
      expect(differing, play.code).toEqual([]);
      expect(won).toBeGreaterThan(0);
    }
  });
});
