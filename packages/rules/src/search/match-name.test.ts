import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closestBeginning } from "./closest-beginning.ts";
import { FoldedName, rangesOf } from "./folded-name.ts";
import { matchName, typedText } from "./match-name.ts";
import { closestStretch, mayHold, seekLetters } from "./sought-letters.ts";

/** Few letters, so that texts are often alike. */
const text = (maxLength: number) =>
  fc.array(fc.constantFrom("a", "b", "c", "ก", "က"), { minLength: 1, maxLength }).map((letters) => letters.join(""));

describe("what resembles a text", () => {
  it("is told by bits as by the table of distances", () => {
    fc.assert(
      fc.property(text(12), text(20), fc.nat({ max: 19 }), fc.nat({ max: 2 }), (wanted, name, at, slipsMax) => {
        const start = at % name.length;
        const expected = closestBeginning(wanted, name, { start, slipsMax });
        expect(closestStretch(seekLetters(wanted), name, { start, slipsMax })).toEqual(expected);
        if (expected !== undefined) expect(mayHold(seekLetters(wanted), name, slipsMax)).toBe(true);
      }),
      { seed: 20_261_122, numRuns: 3_000 },
    );
  });

  it("is told of texts longer than a number has bits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 27, max: 34 }), fc.nat({ max: 26 }), (length, at) => {
        const wanted = Array.from({ length }, (_, place) => String.fromCharCode(97 + ((place * 7) % 26))).join("");
        const name = `${wanted.slice(0, at)}X${wanted.slice(at + 1)}YZ`;
        expect(closestStretch(seekLetters(wanted), name, { start: 0, slipsMax: 2 })).toEqual({ length, slips: 1 });
        expect(closestBeginning(wanted, name, { start: 0, slipsMax: 2 })).toEqual({ length, slips: 1 });
      }),
      { seed: 20_261_122 },
    );
  });

  it("is not held where it is not", () => {
    expect(mayHold(seekLetters("tiger"), "golden naga", 1)).toBe(false);
    expect(mayHold(seekLetters("tiger"), "a tigre", 1)).toBe(true);
  });
});

describe("a name", () => {
  const kindOf = (typed: string, name: string) => matchName(typedText(typed), new FoldedName(name))?.kind;

  it("matches whole, by its beginning, by a word, inside, by its words, or but for slips", () => {
    expect(kindOf("golden naga", "Golden Naga")).toBe("whole");
    expect(kindOf("gold", "Golden Naga")).toBe("beginning");
    expect(kindOf("nag", "Golden Naga")).toBe("word");
    expect(kindOf("lden", "Golden Naga")).toBe("inside");
    expect(kindOf("ld", "Golden Naga")).toBeUndefined();
    expect(kindOf("naga gold", "Golden Naga")).toBe("words");
    expect(kindOf("goldne", "Golden Naga")).toBe("slip");
    expect(kindOf("silver", "Golden Naga")).toBeUndefined();
    expect(kindOf("", "Golden Naga")).toBeUndefined();
  });

  it("is marked where it matches, also behind letters that take two units", () => {
    const name = new FoldedName("𠀀 Café Royale");
    const match = matchName(typedText("royale"), name);
    expect(rangesOf(name, match?.spans ?? []).map(([start, end]) => name.name.slice(start, end))).toEqual(["Royale"]);
    const accented = new FoldedName("Café Royale");
    expect(rangesOf(accented, [[0, 4]])).toEqual([[0, 4]]);
  });
});
