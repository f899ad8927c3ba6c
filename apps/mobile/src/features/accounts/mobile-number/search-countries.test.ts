import { describe, expect, it } from "vitest";
import { countryOfCode, searchCountries, type Country } from "./search-countries.ts";

const countries: readonly Country[] = [
  { countryCode: "TH", countryDialingCode: "+66", name: "ประเทศไทย" },
  { countryCode: "MM", countryDialingCode: "+95", name: "မြန်မာ" },
  { countryCode: "CA", countryDialingCode: "+1", name: "Canada" },
  { countryCode: "US", countryDialingCode: "+1", name: "United States" },
  { countryCode: "CI", countryDialingCode: "+225", name: "Côte d’Ivoire" },
  { countryCode: "JM", countryDialingCode: "+1876", name: "Jamaica" },
];
const found = (typed: string) => searchCountries(countries, typed).map(({ countryCode }) => countryCode);

describe("searching countries", () => {
  it("finds a country by part of its name in the page's language, or in English", () => {
    expect(found("ไทย")).toEqual(["TH"]);
    expect(found("thail")).toEqual(["TH"]);
    expect(found("မြန်")).toEqual(["MM"]);
    expect(found("  STATES ")).toEqual(["US"]);
  });

  it("puts names first that begin with what was typed", () => {
    expect(found("c")).toEqual(["CA", "CI", "JM"]);
    expect(found("m")).toEqual(["MM", "JM"]);
  });

  it("minds no accents, and knows the country's letters", () => {
    expect(found("cote d")).toEqual(["CI"]);
    expect(found("mm")).toEqual(["MM"]);
  });

  it("finds a country by how its code begins, however the code is written", () => {
    for (const typed of ["+1", "1", "001"]) expect(found(typed)).toEqual(["CA", "US", "JM"]);
    expect(found("+187")).toEqual(["JM"]);
  });

  it("finds all where nothing is typed, and none where nothing fits", () => {
    expect(found("  ")).toHaveLength(countries.length);
    expect(found("+999")).toEqual([]);
    expect(found("atlantis")).toEqual([]);
  });
});

describe("the country of a code", () => {
  it("is the main one of those that share it", () => {
    expect(countryOfCode(countries, "+1")?.countryCode).toBe("US");
    expect(countryOfCode(countries, "+95")?.countryCode).toBe("MM");
    expect(countryOfCode(countries, "+999")).toBeUndefined();
  });
});
