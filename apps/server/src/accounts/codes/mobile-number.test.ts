import fc from "fast-check";
import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/mobile";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import { diallingCodes } from "../../site/dialling-codes.ts";
import { normalizeEmail } from "./email-address.ts";
import { normalizeMobile, typedMobileOf } from "./mobile-number.ts";

/** A mobile number of every country that has a dialling code, in E.164. */
const numbers = diallingCodes.flatMap(({ countryCode, countryDialingCode }) => {
  const national = Object.entries(examples).find(([code]) => code === countryCode)?.[1];
  const number = national === undefined ? undefined : parsePhoneNumberFromString(national, countryCode as CountryCode);
  return number === undefined ? [] : [{ countryDialingCode, number }];
});

describe("a mobile number has one form", () => {
  it("whatever country it is of and however it is typed there", () => {
    expect(numbers.length).toBeGreaterThan(200);
    const anyNumber = fc.constantFrom(...numbers);
    const anyParting = fc.constantFrom("", " ", "-");
    const check = fc.property(anyNumber, anyParting, fc.integer({ min: 2, max: 12 }), ({ countryDialingCode, number }, parting, place) => {
      const international = number.number;
      const typed = [
        number.formatNational(),
        number.formatInternational(),
        international,
        `${international.slice(0, place)}${parting}${international.slice(place)}`,
        ` ${international} `,
      ];
      for (const text of typed) expect(normalizeMobile(text, countryDialingCode), text).toBe(international);
      expect(normalizeMobile(international, countryDialingCode.slice(1))).toBe(international);
    });
    fc.assert(check, { seed: 20_260_301, numRuns: 1_500 });
  });

  it("with zeros in front of the dialling code too, and without the trunk zero", () => {
    for (const typed of ["0812345678", "812345678", "66812345678", "+66 81 234 5678", "0066812345678"]) {
      expect(normalizeMobile(typed, "+66")).toBe("+66812345678");
    }
  });

  it("which no other text has: fixed lines, short and long ones, other countries', anything else", () => {
    const wrong = [
      "",
      "0",
      "12345",
      "021234567",
      "08123456789012",
      "+4915112345678",
      "phone",
      "0812345678x9",
      "call 0812345678",
      "'; drop table",
      "๐๘๑๒๓๔๕๖๗๘x",
    ];
    for (const typed of wrong) expect(normalizeMobile(typed, "+66"), typed).toBeUndefined();
    for (const code of ["", "+", "0", "+0", "abc", "+99999"]) expect(normalizeMobile("0812345678", code), code).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 8 }), (typed, code) => {
        expect(normalizeMobile(typed, code) ?? "+66812345678").toMatch(/^\+[1-9]\d{5,14}$/);
      }),
      { seed: 20_260_302 },
    );
  });

  it("is taken from mobileNum or mobileNo", () => {
    expect([typedMobileOf({ mobileNum: " 1 " }), typedMobileOf({ mobileNo: "2" }), typedMobileOf({})]).toEqual(["1", "2", ""]);
  });
});

it("an e-mail address has one form, whatever its letters' case", () => {
  expect(normalizeEmail(" Some.One+x@Mail.Example ")).toBe("some.one+x@mail.example");
  for (const typed of [
    "",
    "a@b",
    "a b@mail.example",
    "@mail.example",
    `${"a".repeat(65)}@mail.example`,
    "a@mail.example\nbcc: x@y.example",
  ]) {
    expect(normalizeEmail(typed), typed).toBeUndefined();
  }
});
