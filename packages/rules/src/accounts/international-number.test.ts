import { expect, it } from "vitest";
import { internationalNumber } from "./international-number.ts";

it.each([
  ["0812345678", "+66", "+66812345678"],
  ["081-234 5678", "+66", "+66812345678"],
  ["812345678", "66", "+66812345678"],
  ["+66 81 234 5678", "+95", "+66812345678"],
  ["0066812345678", "+95", "+66812345678"],
  ["09 791 234 511", "+95", "+959791234511"],
])("a number typed as %s beside %s is %s", (mobileNum, countryDialingCode, number) => {
  expect(internationalNumber({ mobileNum, countryDialingCode })).toBe(number);
});
