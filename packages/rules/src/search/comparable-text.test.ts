import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparableLetters, comparableText, placedCharacters } from "./comparable-text.ts";

const text = fc.oneof(
  fc.string({ maxLength: 24 }),
  fc.string({ unit: "grapheme", maxLength: 16 }),
  fc.string({ unit: fc.constantFrom(...Array.from("เแกိုး်ารถ Éé٣7ßæ'-")), maxLength: 16 }),
);

describe("a text as it is compared", () => {
  it("is told alike with its words, with its places alone, and without either", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { characters, places } = comparableText(typed);
        expect(placedCharacters(typed)).toMatchObject({ characters, places });
        expect(comparableLetters(typed)).toBe(characters.join(""));
      }),
      { seed: 20_261_122, numRuns: 500 },
    );
  });
});
