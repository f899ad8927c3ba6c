import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseExactJson, printExactJson } from "./exact-json.ts";

const parse = (text: string) => parseExactJson(new TextEncoder().encode(text));

describe("exact JSON", () => {
  it("keeps every digit of an integer, there and back", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 39n), max: 10n ** 39n }), (amount) => {
        expect(parse(printExactJson({ amount }))).toEqual({ amount });
      }),
      { seed: 20_261_122 },
    );
    expect(printExactJson({ amount: 9_007_199_254_740_993n, of: [1n] })).toBe('{"amount":9007199254740993,"of":[1]}');
  });

  it("takes nothing for an integer that is not written as one", () => {
    for (const text of ["1.0", "1e5", "1E2", "0.5", "-0.0"]) expect(typeof parse(text)).toBe("number");
    expect(parse('"100000"')).toBe("100000");
    expect(parse("null")).toBe(null);
    expect(typeof parse("9".repeat(41))).toBe("number");
  });

  it("gives nothing for what is no JSON or no UTF-8", () => {
    for (const text of ["", "{", "01", "+1", "0x10", "{'a':1}"]) expect(parse(text)).toBeUndefined();
    expect(parseExactJson(Buffer.from([0xff, 0xfe, 0x31]))).toBeUndefined();
    expect(parseExactJson(Buffer.from([0xef, 0xbb, 0xbf, 0x31]))).toBeUndefined();
  });
});
