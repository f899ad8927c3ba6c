import { parseContent } from "@lantern/rules/lottery/content.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { freezeOdds } from "@lantern/rules/lottery/odds.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { productionDraws } from "@lantern/rules/lottery/random-draws.fixture.ts";
import { settleLine, type SettleInput } from "@lantern/rules/lottery/settle.ts";
import { figure } from "./format.ts";
import { openSettlementGame, type SettlementGame } from "./locked-issue.ts";
import type { Bench } from "./measurement.ts";
import { byTurns, byWarmTurns } from "./rounds.ts";
import { median } from "./statistics.ts";

/** Lottery lines that the rules settle on one core, and that the platform settles through the database. */
export const settlement: Bench = {
  name: "settlement",
  run: async (stand, plan) => {
    const family = familyOf("vn_north");
    if (family === undefined) throw new Error("the family vn_north is gone");
    const lines = mixedLines(family);
    const { rules } = await byTurns(plan.rounds, { rules: async () => settleForTime(lines, plan.roundMs) });

    const database = await stand.openDatabase(4);
    try {
      const game = await openSettlementGame(database);
      const { issues } = await byWarmTurns(plan.rounds, { issues: async () => settleIssueOf(game, plan.settledLines) });
      const perSecond = median(issues);
      return {
        title: "Settlement of lottery lines",
        figures: {
          headings: ["what", "lines a second"],
          rows: [
            ["settleLine on one core, all plays mixed", figure(median(rules))],
            [`a drawn issue of ${figure(plan.settledLines)} lines through the database, one connection`, figure(perSecond)],
          ],
        },
        comparisons: [
          { what: "settleLine to the 20,000 lines a second that are asked for", ratio: median(rules) / 20_000, budget: { atLeast: 1 } },
          {
            what: "through the database to the 20,000 lines a second that are asked for",
            ratio: perSecond / 20_000,
            budget: { atLeast: 1 },
          },
        ],
        notes: [
          "This is a rate of this machine and not a ratio of two: the machine's load counts in full.",
          `The median of ${plan.rounds} issues, after one that does not count: a worker that has just started has yet to compile and to plan.`,
          "Through the database a line is read, judged, its outcome stored, its win posted to the ledger, and the member told.",
        ],
      };
    } finally {
      await database.close();
    }
  },
};

/** Lines a second of the game's next issue. */
async function settleIssueOf(game: SettlementGame, lineCount: number): Promise<number> {
  const issue = await game.lay(lineCount);
  const startedMs = performance.now();
  const settled = await issue.settle();
  const elapsedMs = performance.now() - startedMs;
  if (settled !== lineCount) throw new Error(`${settled} of ${lineCount} lines are settled`);
  return (settled * 1_000) / elapsedMs;
}

/** Every play of the family with its example content against 50 draws. */
function mixedLines(family: LotteryFamily): readonly SettleInput[] {
  const draws = productionDraws(family, 50);
  return draws.flatMap((result) =>
    family.plays.map((play): SettleInput => {
      const parsed = parseContent(play.content, play.exampleContent);
      if (!parsed.ok) throw new Error(`${play.code} refuses its own example`);
      return { play, selection: parsed.selection, unitStakeUnits: 1_0000n, odds: freezeOdds(play, family.defaultOdds), result };
    }),
  );
}

function settleForTime(lines: readonly SettleInput[], durationMs: number): number {
  const startedMs = performance.now();
  let settled = 0;
  while (performance.now() - startedMs < durationMs) {
    for (const line of lines) settleLine(line);
    settled += lines.length;
  }
  return (settled * 1_000) / (performance.now() - startedMs);
}
