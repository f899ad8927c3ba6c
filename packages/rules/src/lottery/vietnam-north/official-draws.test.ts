import { describe, expect, it } from "vitest";
import type { LotteryFamily } from "../family.ts";
import { familyOf } from "../registry.ts";
import { compareWithOracle, judgedDraws, lineFor } from "./official-lines.fixture.ts";

const family = familyOf("vn_north") as LotteryFamily;
const dayMs = 86_400_000;

/** The days that no draw stands for: lunar new year, three gaps of the source, and the pause of April 2020. */
const daysWithoutDraw = [
  ["2006-01-27", "2006-01-30"],
  ["2007-02-15", "2007-02-18"],
  ["2008-02-05", "2008-02-08"],
  ["2009-01-24", "2009-01-27"],
  ["2009-06-08", "2009-06-10"],
  ["2010-02-12", "2010-02-17"],
  ["2011-02-01", "2011-02-06"],
  ["2011-04-25", "2011-04-28"],
  ["2012-01-21", "2012-01-26"],
  ["2013-02-08", "2013-02-13"],
  ["2014-01-29", "2014-02-03"],
  ["2015-02-17", "2015-02-22"],
  ["2016-02-06", "2016-02-11"],
  ["2017-01-26", "2017-01-31"],
  ["2018-02-14", "2018-02-19"],
  ["2019-02-03", "2019-02-08"],
  ["2020-01-23", "2020-01-28"],
  ["2020-03-31", "2020-04-23"],
];

describe("the official Northern draws from October 2005 to December 2020", () => {
  it("are 5,494, each of the family's shape, none with a prize missing", () => {
    expect(judgedDraws).toHaveLength(5_494);
    for (const { result } of judgedDraws) expect(family.parseResult(family.formatResult(result))).toEqual({ ok: true, result });
  });

  it("follow day after day but for eighteen gaps", () => {
    const days = judgedDraws.map(({ draw }) => draw.date);
    const gaps = days.flatMap((day, place) => {
      const next = days[place + 1];
      return next === undefined || Date.parse(next) - Date.parse(day) === dayMs ? [] : [[day, next]];
    });
    expect(gaps).toEqual(daysWithoutDraw);
  });

  it("hold one draw twice, as the source has it: 21 and 25 September 2006 show the same 27 lots", () => {
    const daysByResult = Map.groupBy(judgedDraws, ({ result }) => family.formatResult(result));
    const repeated = [...daysByResult.values()].filter((same) => same.length > 1).map((same) => same.map(({ draw }) => draw.date));
    expect(repeated).toEqual([["2006-09-21", "2006-09-25"]]);
  });

  it.each(family.plays.map((play) => [play.code, play] as const))(
    "%s settles as the oracle says on every one, winning and losing",
    (_, play) => {
      const lines = judgedDraws.map((judged, place) => [judged, lineFor(play, judged, place)] as const);
      const { differing, won, lost } = compareWithOracle(play, family.defaultOdds, lines);
      expect(differing).toEqual([]);
      expect(won).toBeGreaterThan(0);
      expect(lost).toBeGreaterThan(0);
    },
  );
});
