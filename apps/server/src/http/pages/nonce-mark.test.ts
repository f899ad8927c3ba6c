import fc from "fast-check";
import { expect, it } from "vitest";
import { markReplacer } from "./nonce-mark.ts";

const mark = "aab-mark";

it("finds every mark wherever the pieces are cut", () => {
  const text = fc.array(fc.constantFrom("a", "b", "-", mark, "aaab-mar", "<script>"), { maxLength: 30 });
  const pieceLengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(text, pieceLengths, (parts, lengths) => {
      const whole = parts.join("");
      const replace = markReplacer(mark, "NONCE");
      let sent = "";
      let position = 0;
      for (let turn = 0; position < whole.length; turn += 1) {
        const length = lengths[turn % lengths.length] ?? 1;
        sent += replace(whole.slice(position, position + length));
        position += length;
      }
      expect(sent + replace()).toBe(whole.replaceAll(mark, "NONCE"));
    }),
    { seed: 20260301, numRuns: 300 },
  );
});

it("sends at once what cannot be part of a mark", () => {
  const replace = markReplacer(mark, "NONCE");
  expect(replace("<html> aa")).toBe("<html> ");
  expect(replace("b-mark>")).toBe("NONCE>");
});
