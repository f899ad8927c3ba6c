import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { houseSeries } from "@lantern/rules/lottery/series.ts";
import { expect, test } from "vitest";
import { checkSlipLine, type BettingTerms } from "../slip/bet-line.ts";
import { repeatOrders } from "./repeat-orders.ts";

const family = familyOf("vn_north") as LotteryFamily;
const { vn_north_head: head = {}, vn_north_tail: tail = {} } = family.defaultOdds;
const limits = { betAmountMinUnits: 1_0000n, betAmountMaxUnits: 1000_0000n, winAmountMaxUnits: 100_000_0000n, betMultipleMax: 100 };
const terms: BettingTerms = {
  family,
  odds: { vn_north_head: head, vn_north_tail: tail },
  limits,
  series: houseSeries.Lott,
  currency: "THB",
};
const order = (orderMasterId: string, playId: string, bettingContent: string) => ({
  orderMasterId,
  playId,
  bettingContent,
  singleBetPrice: "10",
  bettingApproach: 2,
  multiple: 3,
});

test("an order over several draws comes back once, with its price, unit and multiple, at the prize level of now, and is priced by the terms of now", () => {
  const { lines, goneByPlay } = repeatOrders(terms, 1800, [
    order("a", "vn_north_head", "1_2"),
    order("a", "vn_north_head", "1_2"),
    order("b", "vn_north_tail", "7"),
  ]);
  expect(goneByPlay).toEqual([]);
  expect(lines).toEqual([
    { playId: "vn_north_head", content: "1_2", stake: { price: "10", approach: 2, multiple: 3, series: 1800 } },
    { playId: "vn_north_tail", content: "7", stake: { price: "10", approach: 2, multiple: 3, series: 1800 } },
  ]);
  const [line] = lines;
  const check = line === undefined ? undefined : checkSlipLine(terms, line);
  expect(check?.ok === true && check.line.amountUnits).toBe(6_0000n);
});

test("plays that are gone or not on sale are named, each once", () => {
  const { lines, goneByPlay } = repeatOrders(terms, 1800, [
    order("a", "vn_north_lo_2", "07"),
    order("b", "vn_north_lo_2", "08"),
    order("c", "vn_north_gone", "1"),
  ]);
  expect(lines).toEqual([]);
  expect(goneByPlay).toEqual(["vn_north_lo_2", "vn_north_gone"]);
});
