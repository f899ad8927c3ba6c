import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseContent, type Selection } from "../content.ts";
import { contentsOf } from "../content.fixture.ts";
import type { LotteryFamily } from "../family.ts";
import { numbersOfDigit, ordersOf } from "../number-expansions.ts";
import { brakeOf, numberSetNames, numberSets } from "../number-sets.ts";
import { freezeOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import { familyOf } from "../registry.ts";
import { checkResultEntry } from "../result-entry.ts";
import { settleLine } from "../settle.ts";
import { oracleNumber, oracleReturn, oracleSetHolds } from "./oracle.fixture.ts";
import { twoDigitsOf } from "./result.ts";

const exchange = familyOf("myanmar_2d") as LotteryFamily;
const house = familyOf("myanmar_2d", { draw: "house" }) as LotteryFamily;
const everyNumber = Array.from({ length: 100 }, (_, number) => number.toString().padStart(2, "0"));
const nameOf = (play: Play) => play.code.slice("myanmar_2d_".length);

function selectionOf(play: Play, content: string): Selection {
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(`${play.code} refuses ${content}: ${parsed.reason}`);
  return parsed.selection;
}

/** What units of one pay, in ten-thousandths. */
function paid(play: Play, content: string, number: string): number {
  const odds = freezeOdds(play, house.defaultOdds);
  const result = { two: [number] };
  return Number(settleLine({ play, selection: selectionOf(play, content), unitStakeUnits: 10_000n, odds, result }).winUnits);
}

/** What the exchange publishes, as an operator enters it. */
const entered = (index: string, value: string) => checkResultEntry(exchange, { index: [index], value: [value] });

describe("the number of a session", () => {
  it("is the last digit of the index and the last digit of the whole value: 1,346.23 and 57,388.58 give 38", () => {
    expect(entered("1,346.23", "57,388.58")).toEqual({
      ok: true,
      resultText: "38|1346.23|57388.58",
      result: { two: ["38"], index: ["1346.23"], value: ["57388.58"] },
    });
  });

  it.each([
    ["1346.23", "57388.58", "38"],
    [" 1,346.20 ", "57,380.99", "00"],
    ["999.07", "100,000.00", "70"],
    ["0.05", "9.00", "59"],
  ])("an index of %s and a value of %s give %s", (index, value, number) => {
    expect(entered(index, value)).toMatchObject({ ok: true, result: { two: [number] } });
  });

  it.each([
    ["1346", "57388.58", "index"],
    ["1346.2", "57388.58", "index"],
    ["1,346.230", "57388.58", "index"],
    ["13,46.23", "57388.58", "index"],
    ["1346,23", "57388.58", "index"],
    ["-1346.23", "57388.58", "index"],
    ["01346.23", "57388.58", "index"],
    ["", "57388.58", "index"],
    ["10,000.00", "57388.58", "index"],
    ["1346.23", "57,388", "value"],
    ["1346.23", "57,388.5", "value"],
    ["1346.23", "573,88.58", "value"],
    ["1346.23", "57 388.58", "value"],
    ["1346.23", "၅၇၃၈၈.၅၈", "value"],
    ["1346.23", "1,000,000.00", "value"],
  ])("an index of %j and a value of %j are refused: %s", (index, value, prize) => {
    expect(entered(index, value)).toMatchObject({
      ok: false,
      fault: { prize, fault: "lot_invalid", expected: expect.stringMatching(/^0\.00–9/) },
    });
  });

  it("is the same as the oracle's for any figures, with commas or without", () => {
    const hundredths = (max: number) => fc.integer({ min: 0, max }).map((steps) => (steps / 100).toFixed(2));
    fc.assert(
      fc.property(hundredths(999_999), hundredths(99_999_999), fc.boolean(), (index, value, commas) => {
        const written = (text: string) => (commas ? text.replace(/\B(?=(\d{3})+\.)/g, ",") : text);
        const reading = entered(written(index), written(value));
        expect(reading.ok && twoDigitsOf(reading.result)).toBe(oracleNumber(index, value));
        expect(reading.ok && exchange.parseResult(reading.resultText).ok).toBe(true);
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it("a result whose number is not what its figures say is refused", () => {
    expect(exchange.parseResult("38|1346.23|57388.58").ok).toBe(true);
    expect(exchange.parseResult("83|1346.23|57388.58")).toEqual({ ok: false, reason: "result_prizes_contradict" });
    expect(exchange.parseResult("38|1346.2|57388.58")).toEqual({ ok: false, reason: "result_value_invalid" });
    expect(house.parseResult("38")).toEqual({ ok: true, result: { two: ["38"] } });
    expect(house.parseResult("38|1346.23|57388.58").ok).toBe(false);
  });
});

describe("plays", () => {
  it("win on the example as the rules page says", () => {
    for (const family of [exchange, house])
      for (const play of family.plays) {
        const selection = selectionOf(play, play.exampleContent);
        expect(play.judge(selection, family.exampleResult).wins.length, play.code).toBeGreaterThan(0);
      }
  });

  it.each(house.plays.map((play) => [nameOf(play), play] as const))("%s pays as the oracle on every number", (name, play) => {
    const odds = freezeOdds(play, house.defaultOdds);
    fc.assert(
      fc.property(contentsOf(play.content), (content) => {
        for (const number of everyNumber) expect(paid(play, content, number)).toBe(oracleReturn(name, content, odds, number));
      }),
      { seed: 22, numRuns: 25 },
    );
  });

  it.each(house.plays.map((play) => [nameOf(play), play] as const))("%s costs and pays what its single bets do", (_, play) => {
    fc.assert(
      fc.property(contentsOf(play.content), fc.constantFrom(...everyNumber), (content, number) => {
        const singles = content.split("_");
        expect(play.countUnits(selectionOf(play, content))).toBe(singles.length);
        expect(singles.reduce((sum, single) => sum + paid(play, single, number), 0)).toBe(paid(play, content, number));
      }),
      { seed: 23, numRuns: 40 },
    );
  });

  it("return 85 % of the stake in the long run, two-sided bets 95 %, by counting all hundred numbers", () => {
    for (const play of house.plays) {
      const picks =
        play.content.values.kind === "words"
          ? play.content.values.words
          : everyNumber.filter((_, place) => place < 10).map((text) => text.slice(nameOf(play) === "number" ? 0 : 1));
      for (const pick of picks) {
        const total = everyNumber.reduce((sum, number) => sum + paid(play, pick, number), 0);
        expect(total, `${play.code} ${pick}`).toBe(nameOf(play) === "sides" ? 950_000 : 850_000);
      }
    }
  });

  it.each([
    ["number", "3", "content_pick_invalid"],
    ["number", "138", "content_pick_invalid"],
    ["number", "38_38", "content_pick_repeated"],
    ["number", "", "content_empty"],
    ["head", "38", "content_pick_invalid"],
    ["brake", "10", "content_pick_invalid"],
    ["set", "nobody", "content_pick_invalid"],
    ["sides", "big_big", "content_pick_repeated"],
    ["tail", "1|2", "content_positions_wrong"],
  ])("%s refuses %j: %s", (name, content, reason) => {
    const play = house.playByCode(`myanmar_2d_${name}`) as Play;
    expect(parseContent(play.content, content)).toEqual({ ok: false, reason });
  });
});

describe("ways of entry", () => {
  it("stand for the numbers that players' tables print", () => {
    for (const name of numberSetNames) expect(numberSets[name]).toEqual(everyNumber.filter((number) => oracleSetHolds(name, number)));
    expect(numberSetNames.map((name) => numberSets[name].length)).toEqual([10, 10, 20, 10, 25, 25, 25, 25]);
  });

  it("a brake is ten numbers, and every number has one: 38 and 29 and 56 are brake 1", () => {
    expect(["38", "29", "56", "01"].map(brakeOf)).toEqual(["1", "1", "1", "1"]);
    const brakes = "0123456789".split("").map((digit) => numbersOfDigit("brake", digit));
    expect(brakes.every((numbers) => numbers.length === 10)).toBe(true);
    expect(brakes.flat().toSorted()).toEqual(everyNumber);
    expect(numbersOfDigit("brake", "1")).toEqual(["01", "10", "29", "38", "47", "56", "65", "74", "83", "92"]);
  });

  it("R of 38 is 38 and 83, of a double the double alone", () => {
    expect([ordersOf("38"), ordersOf("33")]).toEqual([["38", "83"], ["33"]]);
  });
});
