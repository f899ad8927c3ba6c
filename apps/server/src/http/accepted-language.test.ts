import { expect, it } from "vitest";
import { acceptedLanguageOf } from "./accepted-language.ts";

it.each([
  ["my-MM,my;q=0.9,en;q=0.8", "my"],
  ["en;q=0.5, th-TH;q=0.9", "th"],
  ["de-DE,de;q=0.9,tl;q=0.3", "fil"],
  ["FIL-PH", "fil"],
  ["th;q=0, en;q=0.1", "en"],
  ["th;q=none, en;q=0.1", "en"],
  ["de,fr;q=0.5,*;q=0.1", undefined],
  ["", undefined],
  [undefined, undefined],
])("of %j the language is %s", (header, code) => {
  expect(acceptedLanguageOf(header)?.code).toBe(code);
});
