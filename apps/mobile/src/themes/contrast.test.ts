import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Colour tokens of a style sheet, `#rrggbb` ones alone; the first rule is the one for every language. */
function coloursOf(path: string): Readonly<Record<string, string>> {
  const css = readFileSync(new URL(path, import.meta.url), "utf8");
  return Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", colour = ""]) => [name, colour]));
}

/** WCAG 2 relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const usual = coloursOf("../../../../packages/ui/src/tokens/tokens.css");
const themes = { lantern: usual, jade: { ...usual, ...coloursOf("./jade/tokens.css") } };

const surfaces = ["ink-1", "ink-2", "ink-3"];
/** What is written, and on what. */
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ...["paper", "paper-2", "paper-3", "heat", "jade", "lit"].flatMap((text) => surfaces.map((ground) => [text, ground] as const)),
  ["gold", "ink-1"],
  ["gold", "ink-2"],
  ["on-gold", "gold"],
  ["on-lit", "lit"],
  ["on-lit-2", "lit"],
  ["banner-ink", "banner-scrim"],
];

describe("colours of the brands", () => {
  for (const [theme, colours] of Object.entries(themes)) {
    it(`${theme}: text holds 4.5 : 1 on the surfaces that it stands on`, () => {
      const weak = pairs.flatMap(([text, ground]) => {
        const ratio = contrast(colours[text] ?? "#000000", colours[ground] ?? "#000000");
        return ratio >= 4.5 ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)}`];
      });
      expect(weak).toEqual([]);
    });
  }
});
