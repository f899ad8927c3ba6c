import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentsOf } from "../content.fixture.ts";
import { formatContent, parseContent, pickChoices, type Selection } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import { freezeOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import { familyOf } from "../registry.ts";
import type { DrawResult } from "../result-shape.ts";
import { settleLine } from "../settle.ts";
import {
  closedNumbersOf,
  evenParts,
  fullPercent,
  linePercent,
  loweredOdds,
  percentsOf,
  withoutClosed,
  type NumberLimit,
} from "./number-limits.ts";
import { payoutsOf, type ExposedLine } from "./payouts.ts";
import { singleBetsOf } from "./single-bets.ts";

function family(code: string, options: Record<string, string | number> = {}): LotteryFamily {
  const found = familyOf(code, options);
  if (found === undefined) throw new Error(`no family ${code}`);
  return found;
}

function play(of: LotteryFamily, code: string): Play {
  const found = of.playByCode(code);
  if (found === undefined) throw new Error(`no play ${code}`);
  return found;
}

function selectionOf(of: Play, content: string): Selection {
  const parsed = parseContent(of.content, content);
  if (!parsed.ok) throw new Error(`${of.code} refuses ${content}: ${parsed.reason}`);
  return parsed.selection;
}

const k3 = family("k3");
const twoDigit = family("myanmar_2d");

/** All throws of three dice. */
const everyThrow: readonly DrawResult[] = Array.from({ length: 216 }, (_, place) => ({
  dice: [Math.floor(place / 36), Math.floor(place / 6) % 6, place % 6].map((face) => String(face + 1)),
}));

const everyNumber: readonly DrawResult[] = Array.from({ length: 100 }, (_, number) => ({ two: [String(number).padStart(2, "0")] }));

interface Bet {
  readonly play: Play;
  readonly content: string;
  readonly unitStakeUnits: bigint;
}

const noCap = 10n ** 15n;

function lineOf(of: LotteryFamily, { play: bet, content, unitStakeUnits }: Bet, winAmountMaxUnits = noCap): ExposedLine {
  return { play: bet, selection: selectionOf(bet, content), unitStakeUnits, odds: freezeOdds(bet, of.defaultOdds), winAmountMaxUnits };
}

/** Everything that can be bet alone in a play, written out of its content's rule and not of its single bets. */
function aloneBets({ content }: Play): readonly string[] {
  const choices = pickChoices(content.values);
  if (content.form !== "combinations") return choices;
  const grow = (from: readonly string[], size: number): string[][] =>
    size === 0 ? [[]] : from.flatMap((pick, place) => grow(from.slice(place + 1), size - 1).map((rest) => [pick, ...rest]));
  return grow(choices, content.size).map((picks) => picks.join("_"));
}

/** What lines pay on one bet at the worst: over all results, what each line that holds it would pay for that bet alone. */
function worstByBruteForce(of: LotteryFamily, lines: readonly ExposedLine[], alone: string, results: readonly DrawResult[]): bigint {
  let worst = 0n;
  for (const result of results) {
    let paid = 0n;
    for (const line of lines) {
      const holds = formatContent(line.selection)
        .split(line.play.content.form === "combinations" ? "|" : "_")
        .includes(alone);
      if (!holds) continue;
      paid += settleLine({ ...line, selection: selectionOf(line.play, alone), result }).winUnits;
    }
    if (paid > worst) worst = paid;
  }
  return worst;
}

const small = [
  ...k3.plays.map((each) => [each.code, each, k3, everyThrow] as const),
  ...twoDigit.plays.map((each) => [each.code, each, twoDigit, everyNumber] as const),
];

describe("what the house would have to pay on a number", () => {
  it.each(small)("of %s is the most over all results, counted by brute force", (_, each, of, results) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(contentsOf(each.content), fc.bigInt({ min: 1n, max: 10_000_000n })), { minLength: 1, maxLength: 3 }),
        fc.nat(),
        fc.boolean(),
        (wishes, chosen, capped) => {
          const lines = wishes.map(([content, unitStakeUnits]) =>
            lineOf(of, { play: each, content, unitStakeUnits }, capped ? 5_000_000n : noCap),
          );
          const counted = new Map<string, bigint>();
          for (const line of lines) for (const [number, units] of payoutsOf(line)) counted.set(number, (counted.get(number) ?? 0n) + units);
          const bets = aloneBets(each);
          // Every bet that is held, were there only few, and one of all by chance.
          for (const alone of new Set([...[...counted.keys()].slice(0, 4), bets[chosen % bets.length] ?? ""])) {
            expect(counted.get(alone) ?? 0n, alone).toBe(worstByBruteForce(of, lines, alone, results));
          }
        },
      ),
      { seed: 79, numRuns: 12 },
    );
  });

  it("is counted under one number for all orders that win together", () => {
    const thai = family("thai");
    const tod = play(thai, "thai_three_tod");
    const payouts = payoutsOf(lineOf(thai, { play: tod, content: "467_476_123", unitStakeUnits: 10_000n }));
    const price = BigInt(Math.round(Number(freezeOdds(tod, thai.defaultOdds)["win"]) * 10_000));
    expect([...payouts]).toEqual([
      ["123", price],
      ["467", 2n * price],
    ]);
  });

  it("of a wheel is that of each of its combinations, at their own price", () => {
    const north = family("vn_north");
    const wheel = play(north, "vn_north_xien_wheel");
    const bets = singleBetsOf(wheel, selectionOf(wheel, "01_02_03_04"));
    expect(bets).toHaveLength(11);
    expect(bets.length).toBe(wheel.countUnits(selectionOf(wheel, "01_02_03_04")));
    expect(bets.find(({ number }) => number === "01_03_04")?.oddsKeys).toEqual(["xien_3"]);
  });

  it("of a place is that place's alone", () => {
    const thai = family("thai");
    const pin = play(thai, "thai_pin_top");
    expect(singleBetsOf(pin, selectionOf(pin, "6||2_7")).map(({ number }) => number)).toEqual(["6||", "||2", "||7"]);
  });

  it("of an i-box goes by the orders of its digits", () => {
    const fourD = family("four_d");
    const ibox = play(fourD, "four_d_ibox_small");
    const keys = singleBetsOf(ibox, selectionOf(ibox, "1122")).map(({ number, oddsKeys }) => [number, oddsKeys]);
    expect(keys).toEqual([["1122", ["first_6", "second_6", "third_6"]]]);
  });

  it("can be told of every play of every family, and names each bet that it costs", () => {
    for (const code of ["vn_north", "vn_central", "vn_south", "vn_pair", "thai", "myanmar_2d", "myanmar_3d", "four_d", "k3"]) {
      const of = family(code);
      for (const each of of.plays) {
        const payouts = payoutsOf(lineOf(of, { play: each, content: each.exampleContent, unitStakeUnits: 10_000n }));
        expect(payouts.size, each.code).toBeGreaterThan(0);
        for (const units of payouts.values()) expect(units, each.code).toBeGreaterThan(0n);
      }
    }
  });
});

describe("numbers that are closed or lowered", () => {
  const thai = family("thai");
  const top = play(thai, "thai_two_top");
  const limits: readonly NumberLimit[] = [
    { number: "47", oddsPercent: 50 },
    { number: "47", playId: "thai_two_bottom", oddsPercent: 0 },
    { number: "12", numero: "20261201", oddsPercent: 0 },
  ];

  it("go by play and issue, the hardest first", () => {
    const selection = selectionOf(top, "12_47_88");
    expect(linePercent(top, selection, percentsOf(top, "20261116", limits))).toBe(50);
    expect(closedNumbersOf(top, selection, percentsOf(top, "20261116", limits))).toEqual([]);
    expect(closedNumbersOf(top, selection, percentsOf(top, "20261201", limits))).toEqual(["12"]);
    const bottom = play(thai, "thai_two_bottom");
    expect(closedNumbersOf(bottom, selectionOf(bottom, "47"), percentsOf(bottom, "20261116", limits))).toEqual(["47"]);
  });

  it("reach combinations that hold them, and every order where any order wins", () => {
    const north = family("vn_north");
    const xien = play(north, "vn_north_xien_2");
    const closed = [{ number: "49", oddsPercent: 0 }];
    expect(closedNumbersOf(xien, selectionOf(xien, "49_83|01_02"), percentsOf(xien, "1", closed))).toEqual(["49_83"]);
    expect(formatContent(withoutClosed(xien, selectionOf(xien, "49_83|01_02"), percentsOf(xien, "1", closed)))).toBe("01_02");
    const tod = play(thai, "thai_three_tod");
    const percentOf = percentsOf(tod, "1", [{ number: "764", oddsPercent: 0 }]);
    expect(closedNumbersOf(tod, selectionOf(tod, "476_123"), percentOf)).toEqual(["467"]);
    expect(formatContent(withoutClosed(tod, selectionOf(tod, "476_123"), percentOf))).toBe("123");
  });

  it("cut a line into parts that pay alike, and lose none of its bets", () => {
    const parts = evenParts(top, selectionOf(top, "12_47_88"), percentsOf(top, "20261201", limits));
    expect(parts).toEqual([
      { oddsPercent: 100, content: "88" },
      { oddsPercent: 50, content: "47" },
    ]);
    fc.assert(
      fc.property(contentsOf(top.content), fc.uniqueArray(fc.nat(99), { maxLength: 30 }), (content, lowered) => {
        const some = lowered.map((number) => ({ number: String(number).padStart(2, "0"), oddsPercent: 40 }));
        const percentOf = percentsOf(top, "1", some);
        const selection = selectionOf(top, content);
        const whole = evenParts(top, selection, percentOf);
        expect(whole.flatMap((part) => part.content.split("_")).toSorted()).toEqual([...(selection[0] ?? [])].toSorted());
        for (const part of whole) expect(linePercent(top, selectionOf(top, part.content), percentOf)).toBe(part.oddsPercent);
      }),
      { seed: 4, numRuns: 50 },
    );
  });

  it("leave places of other digits as they are, and a wheel whole", () => {
    const pin = play(thai, "thai_pin_top");
    const percentOf = percentsOf(pin, "1", [{ number: "|2|", oddsPercent: 0 }]);
    expect(formatContent(withoutClosed(pin, selectionOf(pin, "2|2_5|"), percentOf))).toBe("2|5|");
    const north = family("vn_north");
    const wheel = play(north, "vn_north_xien_wheel");
    expect(evenParts(wheel, selectionOf(wheel, "01_02_03"), percentsOf(wheel, "1", [{ number: "02", oddsPercent: 70 }]))).toEqual([
      { oddsPercent: 70, content: "01_02_03" },
    ]);
  });

  it("pay a share of every price, never less than the stake", () => {
    expect(loweredOdds({ win: "90", low: "1.95", odd: "3.3333" }, 50)).toEqual({ win: "45", low: "1", odd: "1.6666" });
    expect(loweredOdds({ win: "0.5" }, 50)).toEqual({ win: "0.5" });
    const odds = { win: "90" };
    expect(loweredOdds(odds, fullPercent)).toBe(odds);
  });
});
