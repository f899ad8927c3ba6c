import { parseContent } from "@lantern/rules/lottery/content.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { freezeOdds } from "@lantern/rules/lottery/odds.ts";
import { familyCodes, familyOf } from "@lantern/rules/lottery/registry.ts";
import { productionDraws } from "@lantern/rules/lottery/random-draws.fixture.ts";
import { settleLine, type SettleInput } from "@lantern/rules/lottery/settle.ts";
import { figure } from "./format.ts";
import type { Bench, Comparison } from "./measurement.ts";
import { byTurns } from "./rounds.ts";
import { openSettlingPlatform, type SettledIssue } from "./settling-platform.ts";
import { median, p95 } from "./statistics.ts";

/** What a process that settles may hold more with the largest issue than with the smallest, in bytes: its collector's leeway. */
const leewayBytes = 96 * 2 ** 20;
const quietMs = 10_000;
/** Bets of the other families' issues. */
const familyBets = 10_000;
const mainFamily = "vn_north";

/** Lottery lines that the rules settle on one core, and that the platform settles through the database, in issues of any size. */
export const settlement: Bench = {
  name: "settlement",
  run: async (_, plan) => {
    const family = familyOf(mainFamily);
    if (family === undefined) throw new Error(`the family ${mainFamily} is gone`);
    const lines = mixedLines(family);
    const { rules } = await byTurns(plan.rounds, { rules: async () => settleForTime(lines, plan.roundMs) });

    const platform = await openSettlingPlatform();
    try {
      // What has just started has yet to compile and to plan.
      await platform.settle(mainFamily, familyBets);
      const quiet = await platform.betInQuiet(quietMs);
      const issues: SettledIssue[] = [];
      for (const bets of plan.settledBets) issues.push(await platform.settle(mainFamily, bets));
      const rebated = await platform.settle(mainFamily, plan.settledBets[1] ?? familyBets, "lowest");
      const others: (readonly [code: string, issue: SettledIssue])[] = [];
      for (const code of familyCodes.filter((each) => each !== mainFamily)) others.push([code, await platform.settle(code, familyBets)]);
      await platform.assertSound();
      const [smallest, largest] = [issues[0], issues.at(-1)];
      if (smallest === undefined || largest === undefined) throw new Error("the plan names no sizes of issues");
      return {
        title: "Settlement of lottery bets",
        figures: {
          headings: ["what", "bets a second", "server's memory grows by MiB", "bets on another game meanwhile: median ms", "p95 ms"],
          rows: [
            ["settleLine on one core, all plays mixed", figure(median(rules)), "", "", ""],
            ["nothing settles", "", "", figure(median(quiet)), figure(p95(quiet))],
            ...issues.map((issue) => rowOf(`an issue of ${figure(issue.bets)} bets of ${mainFamily}`, issue)),
            rowOf(`an issue of ${figure(rebated.bets)} bets of ${mainFamily}, each with a rebate`, rebated),
            ...others.map(([code, issue]) => rowOf(`an issue of ${figure(issue.bets)} bets of ${code}`, issue)),
          ],
        },
        comparisons: [
          { what: "settleLine to the 20,000 lines a second that are asked for", ratio: median(rules) / 20_000, budget: { atLeast: 1 } },
          {
            what: `an issue of ${figure(largest.bets)} to the 20,000 bets a second that are asked for`,
            ratio: largest.perSecond / 20_000,
            budget: { atLeast: 1 },
          },
          {
            what: `bets a second, an issue of ${figure(largest.bets)} to one of ${figure(smallest.bets)}`,
            ratio: largest.perSecond / smallest.perSecond,
            budget: { atLeast: 0.8 },
          },
          { what: "bets a second, an issue where each has a rebate to the largest", ratio: rebated.perSecond / largest.perSecond },
          ...memoryOf(smallest, largest),
          {
            what: `p95 of a bet on another game while ${figure(largest.bets)} settle to that in quiet`,
            ratio: p95(largest.betMs) / p95(quiet),
          },
        ],
        notes: [
          "A rate of this machine and not a ratio of two: the machine's load counts in full, and the platform's own jobs and the bets on the other game go on meanwhile.",
          "The platform runs as operators run it and settles by itself, a batch after the other on one connection. A bet is read, judged, its outcome stored, its win posted to the ledger, and the member told.",
          `Bets of every play with several contents each, of 500 members; one of each is placed as members place it, the others are copies whose stakes the wallet took by its own functions. The ledger's check found all of it sound afterwards.`,
          "A rebate is a credit of its own, won or lost: at the lowest series each bet of Tradition has one, where else about one bet in five is paid anything.",
          "The bets on another game are of a member of the same house who has bets in the issue too, twenty a second at most.",
        ],
      };
    } finally {
      await platform.stop();
    }
  },
};

function rowOf(what: string, { perSecond, grownBytes, betMs }: SettledIssue): readonly string[] {
  const grown = grownBytes === undefined ? "unknown" : figure(grownBytes / 2 ** 20);
  return [what, figure(perSecond), grown, ...(betMs.length === 0 ? ["", ""] : [figure(median(betMs)), figure(p95(betMs))])];
}

/** The memory that the largest issue takes beyond the smallest's is the collector's, if it is not the issue's. */
function memoryOf(smallest: SettledIssue, largest: SettledIssue): readonly Comparison[] {
  if (smallest.grownBytes === undefined || largest.grownBytes === undefined) return [];
  const ratio = (largest.grownBytes - smallest.grownBytes) / leewayBytes;
  return [
    {
      what: `memory that the largest issue takes beyond the smallest, to ${figure(leewayBytes / 2 ** 20)} MiB`,
      ratio,
      budget: { atMost: 1 },
    },
  ];
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
