import { makeI18n, translateWith } from "@lantern/phrases/i18n.ts";
import { expect, test } from "vitest";
import { prizeNameOf } from "./bet-text.ts";

test("a prize has its name whether the family's code is one word or two, and its code where no text names it", () => {
  const messages = { "lotteryPlays.prize.k3.dice": "Dice", "lotteryPlays.prize.four_d.first": "First prize" };
  const t = translateWith(makeI18n({ language: "en", messages }));
  expect(prizeNameOf(t, "k3_big_small", "dice")).toBe("Dice");
  expect(prizeNameOf(t, "four_d_box_big", "first")).toBe("First prize");
  expect(prizeNameOf(t, "k3_sum", "unknown")).toBe("unknown");
});
