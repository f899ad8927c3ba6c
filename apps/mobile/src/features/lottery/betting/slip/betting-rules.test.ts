import { vietnamNorthFamily } from "@lantern/rules/lottery/vietnam-north/vietnam-north.ts";
import { pickChoices } from "@lantern/rules/lottery/content.ts";
import type { Translate } from "@lantern/phrases/i18n.ts";
import { chaseFactors, noGrowth } from "@lantern/rules/lottery/chase.ts";
import { describe, expect, test } from "vitest";
import { checkDraft, pickCount, termsOfMenu } from "./bet-line.ts";
import { checkSlip } from "./checked-slip.ts";
import { drawsAgo } from "../picks/missing-numbers.ts";
import { numerosOf, orderBodyOf } from "./order-body.ts";
import { emptyDraft, selectionOfDraft, togglePick } from "../picks/pick-draft.ts";
import { menuOf } from "../plays/play-menu.fixture.ts";
import { quickPicks, randomNumbers, randomPicks } from "../picks/quick-picks.ts";
import { slipNumbers } from "./slip-numbers.ts";
import { drawSteps, priceLadder, pricePresets, steppedNumber, steppedPrice, unitCostUnits, type Stake } from "./stake.ts";

const family = vietnamNorthFamily({ loTwoStake: 27, xienRepeats: "once", daRepeats: "once" });
const menu = menuOf(family);
const terms = termsOfMenu(menu);
if (terms === undefined) throw new Error("the family is known");
const stake: Stake = { price: "1", approach: 1, multiple: 1 };

describe("the bet that a draft stands for", () => {
  test("a number of lô 2 costs its stake for each of 27 lots", () => {
    const { content, check } = checkDraft(
      terms,
      "vn_north_lo_2",
      { ...emptyDraft, board: ["49", "00"] },
      { ...stake, price: "10", multiple: 2 },
    );
    expect(content).toBe("49_00");
    expect(check).toMatchObject({ ok: true, line: { content: "00_49", count: 54, amountUnits: 10_800_000n } });
  });

  test("tapped numbers of a play of combinations stand for every combination of them, written lines for one each", () => {
    const { content, check } = checkDraft(
      terms,
      "vn_north_xien_2",
      { ...emptyDraft, board: ["03", "01", "02"], typed: "02 01\n88 99" },
      stake,
    );
    expect(content).toBe("01_02|01_03|02_03|88_99");
    expect(check).toMatchObject({ ok: true, line: { count: 4 } });
    expect(pickCount(family, "vn_north_xien_2", content)).toBe(4);
    expect(pickCount(family, "vn_north_lo_2", "00_49")).toBe(2);
  });

  test("too few tapped numbers, and more combinations than a bet may hold, are told before anything is spread out", () => {
    const play = family.playByCode("vn_north_truot_4");
    const rule = play?.content;
    if (rule === undefined) throw new Error("the play is known");
    expect(selectionOfDraft(rule, { ...emptyDraft, board: ["01"] })).toEqual({ ok: false, fault: "content_combination_size_wrong" });
    const board = pickChoices({ kind: "digits", digits: 2 });
    expect(selectionOfDraft(rule, { ...emptyDraft, board })).toEqual({ ok: false, fault: "content_combinations_too_many" });
    expect(selectionOfDraft(rule, emptyDraft)).toEqual({ ok: true, selection: [] });
  });

  test("places are kept in their order, and a picked number goes out with a second tap", () => {
    const rule = { form: "positions", values: { kind: "digits", digits: 1 }, positions: 3, picksMax: 10, empty: "allowed" } as const;
    expect(selectionOfDraft(rule, { ...emptyDraft, positions: [["1", "2"], [], ["3"]] })).toEqual({
      ok: true,
      selection: [["1", "2"], [], ["3"]],
    });
    expect(togglePick(togglePick([], "07"), "07")).toEqual([]);
  });

  test("the limits of the game hold while one types", () => {
    const board = pickChoices({ kind: "digits", digits: 2 });
    expect(checkDraft(terms, "vn_north_lo_2", { ...emptyDraft, board }, { ...stake, price: "100" }).check).toMatchObject({
      error: "lottery.limit_exceeded",
    });
    expect(checkDraft(terms, "vn_north_de_special", { ...emptyDraft, board: ["00"] }, { ...stake, approach: 3 }).check).toMatchObject({
      error: "lottery.below_minimum",
    });
    expect(checkDraft(terms, "vn_north_de_special", { ...emptyDraft, board: ["00"] }, { ...stake, price: "1.234" }).check).toMatchObject({
      error: "lottery.stake_invalid",
    });
    expect(termsOfMenu({ ...menu, family: "unknown" })).toBeUndefined();
  });
});

describe("stakes", () => {
  test("step through 1, 2, 5 … times the currency's least bet", () => {
    const ladder = priceLadder("100", "20000");
    expect(ladder).toEqual(["100", "200", "500", "1000", "2000", "5000", "10000", "20000"]);
    expect(pricePresets(ladder)).toEqual(["100", "500", "1000", "5000", "10000"]);
    expect([steppedPrice(ladder, "300", "more"), steppedPrice(ladder, "300", "less"), steppedPrice(ladder, "100", "less")]).toEqual([
      "500",
      "200",
      "100",
    ]);
  });

  test("cost price times unit times multiple, and nothing where the unit leaves a rest", () => {
    expect(unitCostUnits({ price: "10", approach: 2, multiple: 3 })).toBe(30_000n);
    expect(unitCostUnits({ price: "0.0001", approach: 2, multiple: 1 })).toBeUndefined();
  });

  test("a chase steps from this draw alone up to the game's most", () => {
    const steps = drawSteps(12);
    expect(steps).toEqual([1, 2, 3, 4, 5, 10, 12]);
    expect([steppedNumber(steps, 5, "more"), steppedNumber(steps, 10, "less"), steppedNumber(steps, 12, "more")]).toEqual([10, 5, 12]);
  });
});

describe("an order", () => {
  const stakeOfTwo = { price: "10", approach: 1, multiple: 2 } as const;
  const parts = [{ content: "07", oddsPercent: 100 }];
  const line = { id: "a", playId: "vn_north_lo_2", content: "07", stake: stakeOfTwo, parts } as const;
  const wish = { gameId: 1, prizeMode: "Lott", terms, growth: noGrowth, winStop: false } as const;

  test("is sent in parts that pay alike, each saying what of the odds was seen", () => {
    const lowered = [
      { content: "07", oddsPercent: 100 },
      { content: "49", oddsPercent: 60 },
    ];
    const { contents } = orderBodyOf({
      ...wish,
      lines: [{ ...line, content: "07_49", parts: lowered }],
      numeros: ["0005"],
    });
    expect(contents.map(({ bettingContent, oddsPercent }) => [bettingContent, oddsPercent])).toEqual([
      ["07", undefined],
      ["49", 60],
    ]);
  });

  test("names each draw of a chase with the multiple", () => {
    const numeros = numerosOf("0005", ["0007", "0004", "0005", "0006"], 3);
    expect(numeros).toEqual(["0005", "0006", "0007"]);
    expect(orderBodyOf({ ...wish, lines: [line], numeros, winStop: true })).toMatchObject({
      totalBettingAmount: "1620",
      contents: [
        {
          gameId: 1,
          winStop: true,
          playId: "vn_north_lo_2",
          bettingContent: "07",
          singleBetPrice: "10",
          bettingApproach: 1,
          bettingSlip: null,
          numero: numeros.map((numero) => ({ numero, multiple: 2 })),
          count: 27,
          amount: "1620",
          odds: menu.groups.flatMap(({ plays }) => plays).find(({ playId }) => playId === "vn_north_lo_2")?.odds,
        },
      ],
    });
  });

  test("that doubles in a chase costs every draw at its own multiple", () => {
    const growth = { factor: 2, everyDraws: 2 };
    const { contents, totalBettingAmount } = orderBodyOf({ ...wish, growth, lines: [line, line], numeros: ["1", "2", "3", "4", "5"] });
    expect(contents[1]?.numero.map(({ multiple }) => multiple)).toEqual([2, 2, 4, 4, 8]);
    expect([contents[0]?.amount, totalBettingAmount]).toEqual(["5400", "10800"]);
  });

  test("for one draw has nothing to stop", () => {
    expect(orderBodyOf({ ...wish, lines: [line], numeros: ["0005"], winStop: true }).contents[0]?.winStop).toBe(false);
  });
});

describe("the slip of a chase", () => {
  const t: Translate = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;
  const slip = { playId: undefined, drafts: {}, stake: undefined, draws: 12, growth: noGrowth, winStop: true };
  const cart = [{ id: "a", playId: "vn_north_lo_2", content: "07", stake }];
  const checked = checkSlip(terms, { ...slip, cart }, "vn_north_lo_2", stake);
  const faultAt = (factors: readonly number[]) => slipNumbers(t, checked, { menu, terms, factors, limits: [], numero: "0005" }).fault;

  test("says in which draw the grown multiple is more than a bet may have or cost", () => {
    expect(faultAt(chaseFactors(12, noGrowth))).toBeUndefined();
    expect(faultAt(chaseFactors(3, { factor: 2, everyDraws: 1 }))).toBeUndefined();
    const fault = faultAt(chaseFactors(60, { factor: 3, everyDraws: 1 })) ?? "";
    expect(fault).toMatch(/^lottery\.bet\.chase\.tooMuch/);
    const { betAmountMaxUnits, betMultipleMax } = terms.limits;
    const draws = chaseFactors(60, { factor: 3, everyDraws: 1 });
    const first = draws.findIndex((factor) => factor > betMultipleMax || 27n * 10_000n * BigInt(factor) > betAmountMaxUnits);
    expect(fault).toContain(`"draw":${first + 1}`);
  });
});

describe("shortcuts and statistics", () => {
  const board = pickChoices({ kind: "digits", digits: 2 });

  test("odd, even, small and big each take half of a board", () => {
    expect(quickPicks(board, "odd").slice(0, 3)).toEqual(["01", "03", "05"]);
    expect(quickPicks(board, "even")).toHaveLength(50);
    expect(quickPicks(board, "small").at(-1)).toBe("49");
    expect(quickPicks(board, "big")[0]).toBe("50");
  });

  test("chance takes different numbers", () => {
    expect(randomPicks(["00", "01", "02"], 3, () => 0)).toEqual(["00", "01", "02"]);
    expect(randomPicks(["00", "01", "02"], 2, (bound) => bound - 1)).toEqual(["01", "02"]);
    expect(randomPicks(["00"], 5, () => 0)).toEqual(["00"]);
  });

  test("chance adds numbers that the play allows and that are not there yet", () => {
    let turn = 0;
    const inTurn = (bound: number) => turn++ % bound;
    const boxes = { kind: "digits", digits: 4, allAlike: "refused" } as const;
    expect(randomNumbers(boxes, 4, ["9999", "0123"], 2, inTurn)).toEqual(["9999", "0123", "4567", "8901"]);
    expect(randomNumbers(boxes, 4, ["0123"], 3, () => 7)).toEqual(["0123"]);
  });

  test("a number's absence is counted in draws, as its play sees them", () => {
    const play = family.playByCode("vn_north_de_special");
    const xien = family.playByCode("vn_north_xien_2");
    if (play === undefined || xien === undefined) throw new Error("the plays are known");
    const older = family.exampleResult;
    const newer = { ...older, special: ["00077"] };
    const ago = drawsAgo(play, ["77", "50", "07"], [newer, older]);
    expect([...ago]).toEqual([
      ["77", 0],
      ["50", 1],
    ]);
    expect(drawsAgo(xien, ["07"], [newer]).get("07")).toBe(0);
  });
});
