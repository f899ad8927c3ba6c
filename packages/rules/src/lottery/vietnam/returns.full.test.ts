import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentsOf } from "../content.fixture.ts";
import { parseContent, type Selection } from "../content.ts";
import type { LotteryFamily } from "../family.ts";
import { freezeOdds } from "../odds.ts";
import type { Play } from "../play.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { familyOf } from "../registry.ts";
import { settleLine } from "../settle.ts";
import { expectedReturn } from "./expected-return.fixture.ts";

/** Central is drawn and played as the South is. */
const families = [
  { code: "vn_north", terms: { lots: 27, daRepeats: "once" } },
  { code: "vn_south", terms: { lots: 18, daRepeats: "half_bonus" } },
  { code: "vn_pair", terms: { lots: 36, daRepeats: "half_bonus" } },
] as const;

/** Fails on fair draws once in 1.7 million for each of the 76 plays: once in 22,000 for all. */
const deviationsMax = 5;

function selectionOf(play: Play, content: string): Selection {
  const parsed = parseContent(play.content, content);
  if (!parsed.ok) throw new Error(`${play.code} refuses ${content}`);
  return parsed.selection;
}

/** Some content of a play; of two sides only one, since both together return the same on every draw. */
function someContent(play: Play): string {
  if (play.content.values.kind === "words") return play.exampleContent;
  const [content = ""] = fc.sample(contentsOf(play.content), { seed: 77, numRuns: 1 });
  return content;
}

describe.each(families)("the long run of $code on draws by the production function", ({ code, terms }) => {
  const family = familyOf(code) as LotteryFamily;
  const draws = productionDraws(family, 20_000, "lantern returns 2026");

  it.each(family.plays.map((play) => [play.code, play] as const))("%s returns what its odds promise", (_, play) => {
    const odds = freezeOdds(play, family.defaultOdds);
    const selection = selectionOf(play, someContent(play));
    const units = play.countUnits(selection);
    const expected = expectedReturn(play, selection, odds, terms);
    const mean = Number((expected.numerator * 10n ** 12n) / expected.denominator) / 1e12;
    let sum = 0;
    let squares = 0;
    for (const result of draws) {
      const returned = Number(settleLine({ play, selection, unitStakeUnits: 10_000n, odds, result }).winUnits) / 10_000 / units;
      sum += returned;
      squares += returned ** 2;
    }
    const average = sum / draws.length;
    const deviation = Math.sqrt((squares / draws.length - average ** 2) / draws.length);
    expect(Math.abs(average - mean)).toBeLessThan(deviationsMax * deviation);
  });
});
