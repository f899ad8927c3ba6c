import type { Translate } from "@lantern/phrases/i18n.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { expect, test } from "vitest";
import type { LotteryOrder } from "../orders/own-hits.ts";
import { ticketTexts } from "./ticket-texts.ts";

const family = familyOf("vn_north") as LotteryFamily;
const t: Translate = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;
const order: LotteryOrder = {
  orderMasterId: "01a204dd-5a65-7712-808d-c494fe5953e5",
  orderDetailId: "01a204dd-5a65-7712-808d-c494fe5953e6",
  gameId: 1,
  gameCode: "HANOI1",
  gameName: "Hanoi",
  gameIconUrl: "",
  playId: "vn_north_lo_2",
  bettingContent: "07_49",
  numero: "20261122-0001",
  singleBetPrice: "1",
  bettingApproach: 1,
  multiple: 1,
  count: 54,
  currency: "THB",
  amount: "54.00",
  odds: { win: "86.3010" },
  prizeMode: "ZY",
  series: 1700,
  rebatePer2000: 260,
  rebateAmount: "7.02",
  state: "lost",
  status: 3,
  hits: 0,
  winAmount: "0.00",
  uncappedWinAmount: null,
  placedAt: "2026-11-22T12:00:00.000Z",
  settledAt: null,
  result: null,
  resultVersion: 1,
  history: [],
  mayCancel: false,
};
const choice = { brand: "Lantern", timeZone: "Asia/Bangkok", withMoney: false };

test("a ticket names its prize mode, its prize level and the rebate that goes with it; what came back only with the money", () => {
  const hidden = ticketTexts(t, family, [order], choice);
  expect(hidden?.terms).toBe('lottery.mine.series {"mode":"ZY","series":"1700"} · lottery.mine.rebateDue {"rebate":"13%"}');
  expect(hidden?.money).toBeUndefined();
  const shown = ticketTexts(t, family, [order], { ...choice, withMoney: true });
  expect(shown?.money?.map(({ name }) => name)).toEqual(["lotteryOrders.share.stakeLabel {}", "lotteryOrders.share.rebateLabel {}"]);
  expect(shown?.money?.at(-1)?.value).toContain("7.02");
  const plain = ticketTexts(t, family, [{ ...order, series: null, rebatePer2000: 0, rebateAmount: "0.00" }], {
    ...choice,
    withMoney: true,
  });
  expect([plain?.terms, plain?.money?.length]).toEqual(["ZY", 1]);
});

test("of a chase that stopped after its win, the ticket tells the draw that won", () => {
  const exampleResult = Object.fromEntries(Object.entries(family.exampleResult).map(([prize, lots]) => [prize, [...lots]]));
  const draws = [
    { ...order, numero: "20261122-0001", state: "lost", result: exampleResult },
    { ...order, numero: "20261122-0002", state: "paid", result: exampleResult, winAmount: "98.00" },
    { ...order, numero: "20261122-0003", state: "cancelled_win_stop", result: exampleResult },
  ];
  const texts = ticketTexts(t, family, draws, choice);
  expect([texts?.draw.includes("0002"), texts?.state, texts?.outcome]).toEqual([true, "lottery.mine.state.won {}", "won"]);
});
