import fc from "fast-check";
import { expect, test } from "vitest";
import { countedUp } from "./count-up.ts";

test("a count begins and ends at its exact amounts, never runs back and never runs over", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(0n, 10n ** 15n), (from, more) => {
      const to = from + more;
      const steps = Array.from({ length: 21 }, (_, at) => countedUp(from, to, at / 20));
      expect(steps[0]).toBe(from);
      expect(steps.at(-1)).toBe(to);
      steps.slice(1).forEach((units, at) => {
        expect(units >= (steps[at] ?? 0n)).toBe(true);
        expect(units <= to).toBe(true);
      });
    }),
    { seed: 7, numRuns: 60 },
  );
});
