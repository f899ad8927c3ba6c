import { describe, expect, test } from "vitest";
import { settledNotice, type OrderSeen } from "./settled-notice.ts";

const order = (orderDetailId: string, numero: string, state: string, winAmount = "0.00"): OrderSeen => ({
  orderDetailId,
  numero,
  state,
  amount: "27.00",
  winAmount,
});
const running = new Set(["a", "b", "c"]);

describe("what came of the bets", () => {
  test("wins of one draw are told together", () => {
    expect(
      settledNotice(running, [order("a", "0005", "paid", "99.50"), order("b", "0005", "paid", "3.68"), order("c", "0005", "lost")]),
    ).toEqual({ numero: "0005", outcome: "won", amount: "103.18", stake: "81.00" });
  });

  test("a loss is told plainly, of the newest draw only", () => {
    expect(settledNotice(running, [order("a", "0004", "paid", "5.00"), order("b", "0005", "lost")])).toEqual({
      numero: "0005",
      outcome: "lost",
      amount: "0.00",
      stake: "27.00",
    });
  });

  test("less than the stake is told plainly, never as a win", () => {
    expect(settledNotice(running, [order("a", "0005", "paid", "27.00"), order("b", "0005", "lost")])).toEqual({
      numero: "0005",
      outcome: "part",
      amount: "27.00",
      stake: "54.00",
    });
  });

  test("a win that ends a chase is told before the draws that come back", () => {
    expect(
      settledNotice(running, [
        order("c", "0007", "cancelled_win_stop"),
        order("b", "0006", "cancelled_win_stop"),
        order("a", "0005", "paid", "99.50"),
      ]),
    ).toEqual({ numero: "0005", outcome: "won", amount: "99.50", stake: "27.00" });
  });

  test("bets that run, were settled before, or that the player cancelled himself are no news", () => {
    expect(
      settledNotice(running, [order("a", "0005", "locked"), order("x", "0005", "lost"), order("b", "0005", "cancelled_user")]),
    ).toBeUndefined();
    expect(settledNotice(running, [order("a", "0005", "cancelled_win_stop")])).toEqual({
      numero: "0005",
      outcome: "back",
      amount: "27.00",
      stake: "27.00",
    });
  });
});
