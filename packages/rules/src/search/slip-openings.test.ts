import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slipsMax } from "./match-name.ts";
import { meantBeginnings, openingSignatures } from "./slip-openings.ts";
import { closestStretch, seekLetters } from "./sought-letters.ts";

/** Few letters, so that texts are often alike. */
const word = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom("a", "b", "c", "d", "ก"), { minLength, maxLength }).map((letters) => letters.join(""));

/** As the database keeps them (migration 0453). */
function keptSignatures(name: string): Map<string, string> {
  return new Map(
    [4, 5, 6].flatMap((length) => {
      const opening = Array.from(name).slice(0, length);
      return [opening, ...opening.map((_, place) => opening.toSpliced(place, 1))].map(
        (rest) => [`${length}${rest.join("")}`, opening.join("")] as const,
      );
    }),
  );
}

function meantOf(typed: string, name: string): string[] {
  const kept = keptSignatures(name);
  const characters = Array.from(typed);
  return meantBeginnings(
    characters,
    openingSignatures(characters).flatMap((signature) => kept.get(signature) ?? []),
  );
}

/** A letter left out, put in, another one, or two neighbours swapped. */
const slip = fc.record({ kind: fc.constantFrom("leave", "put", "other", "swap"), at: fc.nat(), letter: fc.constantFrom("a", "q") });

function withSlip(letters: readonly string[], { kind, at, letter }: { kind: string; at: number; letter: string }): string {
  const place = at % letters.length;
  if (kind === "leave") return letters.toSpliced(place, 1).join("");
  if (kind === "put") return letters.toSpliced(place, 0, letter).join("");
  if (kind === "other") return letters.toSpliced(place, 1, letter).join("");
  return letters.toSpliced(place, 2, ...letters.slice(place, place + 2).toReversed()).join("");
}

describe("how names begin that were meant", () => {
  it("is found wherever one slip makes what was typed, and the name begins like that", () => {
    let slips = 0;
    fc.assert(
      fc.property(word(4, 9), slip, word(0, 4), (letters, made, more) => {
        const typed = withSlip(Array.from(letters), made);
        if (Array.from(typed).length < 4) return;
        const name = `${letters}${more}`;
        if (name.startsWith(typed)) return;
        slips += 1;
        const meant = meantOf(typed, name);
        expect(meant.some((text) => name.startsWith(text))).toBe(true);
        // What is read behind a shorter beginning is compared; the others are certain.
        const certain = meant.filter((text) => !typed.startsWith(text));
        for (const text of certain)
          expect(closestStretch(seekLetters(typed), text, { start: 0, slipsMax: 2 })?.slips, text).toBeLessThan(2);
      }),
      { seed: 20_261_122, numRuns: 2_000 },
    );
    expect(slips).toBeGreaterThan(1_000);
  });

  it("comes with the most letters in common first, and never begins with what was typed", () => {
    const meant = meantBeginnings(Array.from("tigre"), ["tiger", "tigre", "tigra"]);
    expect(meant).toContain("tiger");
    expect(meant.map((text) => text.length)).toEqual(meant.map((text) => text.length).toSorted((one, other) => other - one));
    expect(meant.filter((text) => text.startsWith("tigre"))).toEqual([]);
    expect(meantBeginnings(Array.from("moonlitt"), []).slice(-2)).toEqual(["moonlit", "moonli"]);
  });

  it("is not looked for in what is too short for slips", () => {
    expect([slipsMax(3), openingSignatures(Array.from("tig")), meantBeginnings(Array.from("tig"), ["tige"])]).toEqual([0, [], []]);
    expect(openingSignatures(Array.from("tige"))).toEqual(["4tige", "4ige", "4tge", "4tie", "4tig"]);
  });
});
