import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseContent } from "../content.ts";
import type { Play } from "../play.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { chancesOfPicks, contentNear } from "./contents-near.fixture.ts";
import { paidFor, playNamed, selectionOf, thaiByDraw, thaiWith } from "./families.fixture.ts";

const government = thaiWith();
const full = thaiWith({ draw: "government_full" });

describe("contents", () => {
  it.each([
    ["three_top", "47", "content_pick_invalid"],
    ["three_top", "0647", "content_pick_invalid"],
    ["three_top", "647_647", "content_pick_repeated"],
    ["three_top", "647|111", "content_positions_wrong"],
    ["three_tod", "111", "content_pick_all_alike"],
    ["two_bottom", "8 6", "content_pick_invalid"],
    ["two_bottom", "", "content_empty"],
    ["two_tod", "6", "content_combination_size_wrong"],
    ["two_tod", "6_6", "content_pick_repeated"],
    ["two_tod", "6_7|7_6", "content_combination_repeated"],
    ["three_of_four", "4_6_7", "content_combination_size_wrong"],
    ["three_of_five", "1_4_6_7_9_0", "content_combination_size_wrong"],
    ["run_top", "10", "content_pick_invalid"],
    ["pin_top", "6|4", "content_positions_wrong"],
    ["pin_top", "||", "content_empty"],
    ["pin_bottom", "6|4|7", "content_positions_wrong"],
    ["two_top_sides", "middle", "content_pick_invalid"],
    ["ticket", "12345", "content_pick_invalid"],
  ])("%s refuses %s: %s", (name, content, reason) => {
    const parsed = parseContent(playNamed(name, full).content, content);
    expect(parsed.ok ? undefined : parsed.reason).toBe(reason);
  });

  it("cost as many units as the single bets that they stand for, and win what those win together", () => {
    for (const [draw, family] of thaiByDraw) {
      const [result] = draw === "government" ? [government.exampleResult] : productionDraws(family, 1, `singles ${draw}`);
      if (result === undefined) throw new Error("a draw was asked for");
      for (const play of family.plays) {
        fc.assert(
          fc.property(chancesOfPicks, (chances) => {
            const content = contentNear(play, result, chances);
            const singles = singleBets(content, play);
            expect(play.countUnits(selectionOf(play, content))).toBe(singles.length);
            expect(singles.reduce((sum, single) => sum + paidFor(family, play, single, result), 0)).toBe(
              paidFor(family, play, content, result),
            );
          }),
          { seed: 3_000 + play.code.length, numRuns: 20 },
        );
      }
    }
  });
});

/** The bets of one unit that a content stands for, by the way it is written. */
function singleBets(content: string, { content: { form } }: Play): readonly string[] {
  if (form === "combinations") return content.split("|");
  if (form === "list") return content.split("_");
  const parts = content.split("|");
  return parts.flatMap((part, place) =>
    part === "" ? [] : part.split("_").map((digit) => parts.map((_, other) => (other === place ? digit : "")).join("|")),
  );
}
