import { describe, expect, it } from "vitest";
import { displayFace } from "./display-face.ts";
import { arch, letter } from "./lettering.ts";

const font = displayFace("@fontsource/anton");
const numbers = (outline: string): number[] => (outline.match(/-?[\d.]+/g) ?? []).map(Number);
const xs = (outline: string): number[] => numbers(outline).filter((_, index) => index % 2 === 0);
const ys = (outline: string): number[] => numbers(outline).filter((_, index) => index % 2 === 1);

describe("lettering", () => {
  it("fits a long line to its width and centres it", () => {
    const { outline, size, width } = letter("STORM DRUMMER", { font, width: 200, size: 90, x: 120, baseline: 100 });
    expect(width).toBeCloseTo(200, 6);
    expect(size).toBeLessThan(90);
    expect(Math.min(...xs(outline))).toBeGreaterThanOrEqual(19);
    expect(Math.max(...xs(outline))).toBeLessThanOrEqual(221);
  });

  it("never exceeds the greatest size for a short line", () => {
    const { size, width } = letter("GO", { font, width: 200, size: 40, x: 120, baseline: 100 });
    expect(size).toBe(40);
    expect(width).toBeLessThan(200);
  });

  it("begins at x when aligned to the start", () => {
    const { outline } = letter("IN", { font, width: 200, size: 40, x: 18, baseline: 100, align: "start" });
    expect(Math.min(...xs(outline))).toBeGreaterThanOrEqual(18);
    expect(Math.min(...xs(outline))).toBeLessThan(24);
  });

  it("arches the middle of a line above its ends", () => {
    const flat = letter("IIIIIII", { font, width: 200, size: 40, x: 120, baseline: 100 });
    const bent = letter("IIIIIII", { font, width: 200, size: 40, x: 120, baseline: 100, warp: arch(10) });
    const rise = (index: number): number => Math.min(...ys(flat.letters[index] ?? "")) - Math.min(...ys(bent.letters[index] ?? ""));
    expect(rise(3)).toBeGreaterThan(9);
    expect(rise(0)).toBeLessThan(5);
  });

  it("says which letter a face lacks", () => {
    expect(() => letter("မ", { font, width: 200, size: 40, x: 0, baseline: 0 })).toThrow('no letter "မ"');
  });
});
