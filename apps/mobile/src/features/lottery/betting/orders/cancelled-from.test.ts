import { expect, test } from "vitest";
import { cancelledFrom } from "./cancelled-from.ts";

const draw = (state: string, mayCancel = false) => ({ state, mayCancel });

test("a draw of a chase is cancelled with all that come after it, and none before the lock's side of it", () => {
  const orders = [draw("locked"), draw("placed"), draw("placed"), draw("placed", true), draw("cancelled_user")];
  expect(orders.map((_, place) => cancelledFrom(orders, place).length)).toEqual([0, 3, 2, 1, 0]);
  expect(cancelledFrom(orders, 2)).toEqual(orders.slice(2, 4));
});

test("nothing is offered where the last draw itself is closed", () => {
  const orders = [draw("placed"), draw("placed")];
  expect(orders.flatMap((_, place) => cancelledFrom(orders, place))).toEqual([]);
});
