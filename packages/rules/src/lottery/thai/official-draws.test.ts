import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseContent } from "../content.ts";
import { freezeOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { settleLine } from "../settle.ts";
import { chancesOfPicks, contentNear } from "./contents-near.fixture.ts";
import { officialDraws, resultOf } from "./draws.fixture.ts";
import { nameOf, selectionOf, thaiByDraw, thaiWith } from "./families.fixture.ts";
import { oracleReturn } from "./oracle.fixture.ts";
import { thaiNumbers } from "./result.ts";

const draws = officialDraws();
const results = draws.map(resultOf);
const government = thaiWith();
const unitStakeUnits = 10_000n;
const tenDigits = "0123456789".split("");

/** Every content that the board of a play of at most `digits` digits offers one by one, and combinations of few digits. */
function everyPick(play: Play): readonly string[] {
  const { content } = play;
  if (content.values.kind === "words") return content.values.words;
  if (content.form === "positions") {
    return Array.from({ length: content.positions * 10 }, (_, at) =>
      Array.from({ length: content.positions }, (__, place) => (place === Math.floor(at / 10) ? String(at % 10) : "")).join("|"),
    );
  }
  const digits = content.values.kind === "digits" ? content.values.digits : 0;
  if (content.form === "combinations") {
    return Array.from({ length: 1_024 }, (_, mask) => tenDigits.filter((__, bit) => Math.floor(mask / 2 ** bit) % 2 === 1))
      .filter((picks) => picks.length === content.size)
      .map((picks) => picks.join("_"));
  }
  return Array.from({ length: 10 ** digits }, (_, number) => number.toString().padStart(digits, "0")).filter(
    (number) => parseContent(content, number).ok,
  );
}

describe("every play over every official draw", () => {
  it("keeps 126 official draws from September 2015 to December 2020, every one of the family's shape", () => {
    expect(draws).toHaveLength(126);
    expect([draws[0]?.date, draws.at(-1)?.date]).toEqual(["2015-09-01", "2020-12-30"]);
    for (const result of results) expect(government.parseResult(government.formatResult(result))).toEqual({ ok: true, result });
    expect(new Set(draws.map(({ date }) => date)).size).toBe(126);
  });

  it.each(government.plays.map((play) => [nameOf(play), play] as const))("%s pays what the oracle pays, for every pick", (name, play) => {
    const odds = freezeOdds(play, government.defaultOdds);
    const selections = everyPick(play).map((content) => [content, selectionOf(play, content)] as const);
    let won = 0;
    let asked = 0;
    for (const result of results) {
      for (const [content, selection] of selections) {
        const paid = Number(settleLine({ play, selection, unitStakeUnits, odds, result }).winUnits);
        if (paid > 0) won += 1;
        // The oracle is slow: it is asked about every winner, and about losing picks by turns.
        asked += 1;
        if (paid > 0 || asked % 101 === 0) {
          if (paid !== oracleReturn(name, content, odds, result)) expect.fail(`${content} on ${government.formatResult(result)}`);
        }
      }
    }
    expect(won).toBe(winnersOver126[name]);
  });

  it.each(thaiByDraw.flatMap(([draw, family]) => family.plays.map((play) => [draw, nameOf(play), family, play] as const)))(
    "%s: %s pays what the oracle pays, for any content on any draw",
    (draw, name, family, play) => {
      const drawn = draw === "government" ? results : productionDraws(family, 25, `oracle ${draw}`);
      const odds = freezeOdds(play, family.defaultOdds);
      fc.assert(
        fc.property(fc.constantFrom(...drawn), chancesOfPicks, (result, chances) => {
          const content = contentNear(play, result, chances);
          const settled = settleLine({ play, selection: selectionOf(play, content), unitStakeUnits, odds, result });
          expect(Number(settled.winUnits)).toBe(oracleReturn(name, content, odds, result));
          expect(settled.outcome).toBe(settled.winUnits > 0n ? "won" : "lost");
        }),
        { seed: 2_000 + name.length, numRuns: 50 },
      );
    },
  );
});

/** How many single picks win over the 126 draws: one number of each draw, two where two are drawn, and so on. */
const winnersOver126: Readonly<Record<string, number>> = {
  three_top: 126,
  three_tod: results.reduce((sum, result) => sum + ordersCount(thaiNumbers(result).threeTop), 0),
  three_front: 252,
  three_bottom: 252,
  three_of_four: 7 * results.filter((result) => new Set(thaiNumbers(result).threeTop).size === 3).length,
  three_of_five: 21 * results.filter((result) => new Set(thaiNumbers(result).threeTop).size === 3).length,
  two_top: 126,
  two_bottom: 126,
  two_tod: results.reduce((sum, result) => sum + { 1: 0, 2: 1, 3: 3 }[new Set(thaiNumbers(result).threeTop).size as 1 | 2 | 3], 0),
  run_top: results.reduce((sum, result) => sum + new Set(thaiNumbers(result).threeTop).size, 0),
  run_bottom: results.reduce((sum, result) => sum + new Set(thaiNumbers(result).twoBottom).size, 0),
  pin_top: 378,
  pin_bottom: 252,
  three_top_sides: 252,
  two_top_sides: 252,
  two_bottom_sides: 252,
};

function ordersCount(number: string): number {
  return { 1: 0, 2: 3, 3: 6 }[new Set(number).size as 1 | 2 | 3];
}
