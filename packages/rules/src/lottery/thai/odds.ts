import type { OddsSet, PlayOdds } from "../odds.ts";
import type { ThaiOptions } from "./options.ts";
import { thaiCode } from "./result.ts";

const sides = (price: string): PlayOdds => ({ big: price, small: price, odd: price, even: price });

/**
 * What a ticket of 80 baht pays, in tickets: 6,000,000 baht for the first prize, 100,000 beside it, 200,000, 80,000, 40,000 and
 * 20,000 for the second to the fifth, 4,000 for three digits at the front or the end, 2,000 for the last two, as the Government
 * Lottery Office publishes them. All together return 60 % of what a million tickets cost.
 */
const ticket: PlayOdds = {
  first: "75000",
  beside_first: "1250",
  second: "2500",
  third: "1000",
  fourth: "500",
  fifth: "250",
  three_front: "50",
  three_last: "50",
  two_last: "25",
};

/** Within what houses of the market pay for the government's draws; decimal, the stake included. An operator may set others. */
const governmentPrices: Readonly<Record<string, PlayOdds>> = {
  three_top: { win: "900" },
  three_tod: { win: "130" },
  three_front: { win: "400" },
  three_bottom: { win: "400" },
  three_of_four: { win: "33" },
  three_of_five: { win: "13" },
  two_top: { win: "90" },
  two_bottom: { win: "90" },
  two_tod: { win: "15" },
  run_top: { win: "3.2" },
  run_bottom: { win: "4.2" },
  pin_top: { win: "8.5" },
  pin_bottom: { win: "8.5" },
  three_top_sides: sides("1.9"),
  two_top_sides: sides("1.9"),
  two_bottom_sides: sides("1.9"),
  four_top: { win: "7000" },
  four_tod: { win: "300" },
  ticket,
};

/** What the same houses pay on games that are drawn daily, or by themselves. */
const dailyPrices: Readonly<Record<string, PlayOdds>> = {
  ...governmentPrices,
  three_top: { win: "800" },
  three_tod: { win: "120" },
  three_of_four: { win: "30" },
  three_of_five: { win: "12" },
  two_tod: { win: "14" },
  pin_top: { win: "8" },
  pin_bottom: { win: "8" },
};

/** With four numbers drawn for the end a number wins twice as often as with two, at half the price. */
const threeBottomOfFour: PlayOdds = { win: "200" };

/** The default odds set of the family under its options. */
export function thaiOdds({ prices, draw }: ThaiOptions, playNames: readonly string[]): OddsSet {
  const set: Readonly<Record<string, PlayOdds>> = {
    ...(prices === "daily" ? dailyPrices : governmentPrices),
    ...(draw === "government_before_2015" ? { three_bottom: threeBottomOfFour } : {}),
  };
  return Object.fromEntries(playNames.map((name) => [`${thaiCode}_${name}`, set[name] ?? {}]));
}
