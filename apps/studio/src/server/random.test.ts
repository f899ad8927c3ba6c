import { describe, expect, it } from "vitest";
import { makeRandom } from "./random.ts";

/** A source that gives these 32-bit draws, then zeros. */
function sourceOf(...draws: readonly number[]) {
  let next = 0;
  return (size: number) => {
    const bytes = new Uint8Array(size);
    const view = new DataView(bytes.buffer);
    for (let offset = 0; offset < size; offset += 4) view.setUint32(offset, draws[next++] ?? 0);
    return bytes;
  };
}

describe("makeRandom", () => {
  it("gives every value below the bound the same number of draws and throws the uneven rest away", () => {
    const bound = 1_000_000_007;
    const accepted = 4 * bound;
    const random = makeRandom(sourceOf(accepted, 2 ** 32 - 1, accepted - 1, 0, bound, 2 * bound + 5));
    expect([random(bound), random(bound), random(bound), random(bound)]).toEqual([bound - 1, 0, 0, 5]);
  });

  it("throws nothing away where the bound divides the range", () => {
    const random = makeRandom(sourceOf(2 ** 32 - 1, 6));
    expect([random(64), random(64)]).toEqual([63, 6]);
  });

  it("always answers the one value below 1", () => {
    expect(makeRandom()(1)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("refuses the bound %s", (bound) => {
    expect(() => makeRandom()(bound)).toThrow(RangeError);
  });

  it("fails loudly when the source runs dry", () => {
    expect(() => makeRandom(() => new Uint8Array(3))(10)).toThrow(/fewer/);
  });

  it("does not repeat itself between two instances", () => {
    const drawn = (random: (bound: number) => number) => Array.from({ length: 16 }, () => random(2 ** 32)).join(",");
    expect(drawn(makeRandom())).not.toBe(drawn(makeRandom()));
  });

  it("spreads draws evenly (chi-square, false alarm below 1 in 1,000,000)", () => {
    const random = makeRandom();
    const cells = 37;
    const draws = 370_000;
    const counts = new Array<number>(cells).fill(0);
    for (let drawn = 0; drawn < draws; drawn += 1) {
      const cell = random(cells);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    const expected = draws / cells;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Upper 1e-6 quantile of chi-square with 36 degrees of freedom is below 95.
    expect(chiSquare).toBeLessThan(95);
  });
});
