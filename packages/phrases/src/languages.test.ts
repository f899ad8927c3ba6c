import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languagesFolder } from "./catalogue.ts";
import { availableLanguages, formattingLocale, languageByCode, languageByWireCode, languages } from "./languages.ts";

describe("languages", () => {
  test("are available exactly where texts exist", () => {
    const folders = readdirSync(languagesFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    expect(folders.toSorted()).toEqual(availableLanguages.map(({ code }) => code).toSorted());
  });

  test("have codes of their own", () => {
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
    expect(new Set(languages.map(({ wireCode }) => wireCode)).size).toBe(languages.length);
  });

  test("are found by their wire code in any case, while they have texts", () => {
    expect(languageByWireCode("my")?.code).toBe("my");
    expect(languageByWireCode("EN")?.code).toBe("en");
    expect(languageByWireCode("th")?.code).toBe("th");
    expect(languageByWireCode("TY")?.code).toBe("fil");
    expect(languageByWireCode("XX")).toBeUndefined();
    for (const { wireCode, available } of languages) expect(languageByWireCode(wireCode) !== undefined).toBe(available);
  });

  test("map TY to Tagalog and MY to Burmese", () => {
    expect(languages.find(({ wireCode }) => wireCode === "TY")?.code).toBe("fil");
    expect(languageByCode("my").wireCode).toBe("MY");
  });

  test("are known to Intl", () => {
    for (const { code, collation } of languages) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(formattingLocale(code))).toHaveLength(1);
      expect(Intl.Collator.supportedLocalesOf(collation)).toHaveLength(1);
    }
  });
});
