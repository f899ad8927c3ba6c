import { describe, expect, test } from "vitest";
import { fraction } from "../engine/fraction.ts";
import type { SpinMode } from "../engine/types.ts";
import { volatilityOf } from "../engine/volatility.ts";
import { paytableOf } from "./paytable.ts";
import { findTitle, titles } from "./registry.ts";
import { statedReturns } from "./returns.ts";
import { stakesFor } from "./stakes.ts";

test("the studio has twenty-five titles with codes of their own, in five brands", () => {
  expect(titles).toHaveLength(25);
  expect(new Set(titles.map(({ code }) => code)).size).toBe(25);
  expect(new Set(titles.map(({ brandCode }) => brandCode)).size).toBe(5);
  for (const title of titles) expect(findTitle(title.code)).toBe(title);
  expect(findTitle("NO-SUCH")).toBeUndefined();
});

test("a title has a name of its own in every language", () => {
  for (const language of ["en", "my", "th", "fil"] as const) {
    const names = titles.map(({ name }) => name[language]);
    expect(new Set(names).size).toBe(titles.length);
    if (language === "my") for (const name of names) expect(name).toMatch(/^[\u1000-\u109f ]+$/);
    else if (language === "th") for (const name of names) expect(name).toMatch(/^[\u0e00-\u0e7f ]+$/);
    else for (const name of names) expect(name).toMatch(/^[A-Za-z, -]+$/);
  }
});

test("three engines, each with several volatilities, and every rule, have titles", () => {
  for (const engine of ["lines", "ways", "cascading"]) {
    const volatilities = titles.filter((title) => title.engine === engine).map(({ volatility }) => volatility);
    expect(new Set(volatilities)).toEqual(new Set(["low", "medium", "high"]));
  }
  const modes = titles.flatMap(({ base, freeSpins }) => (freeSpins ? [base, freeSpins] : [base]));
  const has = (rule: (mode: SpinMode) => boolean) => modes.some(rule);
  expect(has(({ expandingWilds }) => expandingWilds)).toBe(true);
  expect(has(({ wildReels }) => wildReels.length > 0)).toBe(true);
  expect(has(({ mystery }) => mystery.length > 0)).toBe(true);
  expect(has(({ wildMultiplier }) => wildMultiplier > 1)).toBe(true);
  expect(titles.some(({ freeSpins }) => freeSpins?.multiplierGoesOn)).toBe(true);
  expect(titles.some(({ bothDirections }) => bothDirections)).toBe(true);
  expect(titles.some(({ respinThirdReel }) => respinThirdReel)).toBe(true);
});

test("no two titles pay the same: the figures and the paytables differ", () => {
  const figures = titles.map(({ code }) => `${statedReturns[code]!.returnPercent} ${statedReturns[code]!.deviation}`);
  expect(new Set(figures).size).toBe(titles.length);
  const tables = titles.map(({ symbols }) => JSON.stringify(symbols.map(({ kind, pays }) => [kind, pays])));
  expect(new Set(tables).size).toBe(titles.length);
});

describe.each(titles.map((title) => [title.code, title] as const))("%s is well formed", (_, title) => {
  const known = new Set(title.symbols.map(({ id }) => id));
  const kindOf = (id: string) => title.symbols.find((symbol) => symbol.id === id)!.kind;
  const modes = [title.base, ...(title.freeSpins ? [title.freeSpins] : [])];

  test("strips, lines and choices fit the window and name known symbols", () => {
    for (const mode of modes) {
      expect(mode.strips).toHaveLength(title.reels);
      for (const strip of mode.strips) {
        expect(strip.length).toBeGreaterThan(title.rows);
        for (const id of strip) expect(known).toContain(id);
      }
      for (const { value } of mode.mystery) expect(kindOf(value)).toBe("regular");
      for (const { value } of mode.wildReels) for (const reel of value) expect(reel).toBeLessThan(title.reels);
      expect(mode.mystery.length > 0).toBe(mode.strips.flat().some((id) => kindOf(id) === "mystery"));
    }
    for (const line of title.lines) {
      expect(line).toHaveLength(title.reels);
      for (const row of line) expect(row).toBeLessThan(title.rows);
    }
    expect(new Set(title.lines.map(String)).size).toBe(title.lines.length);
    expect(title.lines.length > 0 ? 0 : title.rows ** title.reels).toBe(title.ways);
    if (title.lines.length > 0) expect(title.betUnits).toBe(title.lines.length);
  });

  test("what the exact return relies on holds", () => {
    for (const symbol of title.symbols) {
      if (symbol.kind !== "regular") continue;
      expect(symbol.pays[3]).toBeGreaterThan(0);
      expect(symbol.pays[1] ?? symbol.pays[2]).toBeUndefined();
    }
    const wild = title.symbols.find(({ kind }) => kind === "wild");
    const paysAlone = Object.keys(wild?.pays ?? {}).length > 0;
    for (const mode of modes) {
      if (!paysAlone) expect(mode.strips[0]).not.toContain(wild?.id);
      if (!paysAlone && title.bothDirections) expect(mode.strips.at(-1)).not.toContain(wild?.id);
      if (title.engine === "cascading") expect([mode.mystery, mode.wildReels, mode.expandingWilds]).toEqual([[], [], false]);
      if (mode.cascadeMultipliers.length > 1) expect(title.engine).toBe("cascading");
    }
    if (title.bothDirections) expect(title.symbols.some(({ kind }) => kind === "scatter")).toBe(false);
    if (title.engine === "cascading") expect(title.freeSpins?.chosenWild ?? []).toEqual([]);
    if (title.freeSpins?.multiplierGoesOn) expect([title.engine, title.freeSpins.retrigger]).toEqual(["cascading", {}]);
  });

  test("the volatility is the one that its deviation and its hits make", () => {
    const { deviation, hitFrequency } = statedReturns[title.code]!;
    const hundredths = BigInt(deviation.replace(".", ""));
    expect(title.volatility).toBe(volatilityOf({ variance: fraction(hundredths ** 2n, 10_000n), hitFrequency }));
  });

  test("more of a kind pays more", () => {
    for (const { pays } of title.symbols) {
      const amounts = Object.entries(pays).toSorted(([a], [b]) => Number(a) - Number(b));
      amounts.forEach(([, pay], at) => {
        expect(Number.isInteger(pay)).toBe(true);
        if (at > 0) expect(pay).toBeGreaterThan(amounts[at - 1]![1]);
      });
    }
  });

  test.each(["THB", "MMK", "PHP", "VND", "USD"])("every stake in %s splits into the bet units", (currency) => {
    const { stakes, defaultStake } = stakesFor(title, currency);
    // A bet unit is a whole number of hundredths, so that no win is finer than what a player is shown.
    for (const stake of stakes) expect(stake % (100n * BigInt(title.betUnits))).toBe(0n);
    expect(stakes).toContain(defaultStake);
    expect(stakes.toSorted((a, b) => Number(a - b))).toEqual(stakes);
  });

  test("the paytable that a player reads carries the exact return", () => {
    const paytable = paytableOf(title);
    expect(JSON.parse(JSON.stringify(paytable))).toEqual(paytable);
    const [numerator, denominator] = paytable.exactReturn.split("/").map(Number);
    expect((100 * numerator!) / denominator!).toBeCloseTo(Number(paytable.returnPercent), 1);
    expect(Number(paytable.maxWinMultiple)).toBeGreaterThan(50);
    if (title.freeSpins === null) expect(paytable.maxRoundMultiple).toBe(paytable.maxWinMultiple);
    else if (Object.keys(title.freeSpins.retrigger).length > 0) expect(paytable.maxRoundMultiple).toBeNull();
    else expect(Number(paytable.maxRoundMultiple)).toBeGreaterThan(Number(paytable.maxWinMultiple));
  });
});
