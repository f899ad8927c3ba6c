import type { ReferenceMishap } from "@lantern/vendor-kit/acceptance/reference-operator.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HistoryPage } from "./history.ts";
import type { OpenedGame } from "./open.ts";
import { pressOf, startStudioBench, type StudioBench } from "./testing/studio-bench.ts";

const startUnits = 50_000_000n;

type Move = "spin" | "spin_again" | "two_at_once" | "deliver" | "restart" | "wait_a_minute";

const moves = fc.array(fc.constantFrom<Move>("spin", "spin", "spin", "spin_again", "two_at_once", "deliver", "restart", "wait_a_minute"), {
  minLength: 5,
  maxLength: 25,
});
/** What goes wrong with the calls of the wallet, in the order of their arrival. */
const mishaps = fc.array(fc.constantFrom<ReferenceMishap>("none", "none", "refuse_500", "done_then_500"), { minLength: 20, maxLength: 80 });

async function play(bench: StudioBench, opened: OpenedGame, move: Move, lastPress: { press: ReturnType<typeof pressOf> }): Promise<void> {
  if (move === "deliver") return bench.studio.deliverNow();
  if (move === "restart") return bench.restart();
  if (move === "wait_a_minute") {
    bench.clock.nowMs += 61_000;
    return;
  }
  if (move !== "spin_again") lastPress.press = pressOf(opened);
  const presses = move === "two_at_once" ? [lastPress.press, pressOf(opened)] : [lastPress.press];
  await Promise.all(presses.map((press) => bench.post("/game-api/spin", press)));
}

/** What the player's history says that he won and lost. */
async function netOfHistory(bench: StudioBench, sessionToken: string): Promise<bigint> {
  let netUnits = 0n;
  let before: string | undefined;
  do {
    const query = before === undefined ? "" : `&before=${before}`;
    const { body } = await bench.get<HistoryPage>(`/game-api/history?sessionToken=${sessionToken}${query}`);
    for (const round of body.rounds) {
      if (!("voided" in round)) netUnits += BigInt(round.winUnits) - BigInt(round.stakeUnits);
    }
    before = body.nextBefore;
  } while (before !== undefined);
  return netUnits;
}

describe("whatever goes wrong, in whatever order", () => {
  it("the platform's balance ends where the player's history says, and nothing stays open", async () => {
    await fc.assert(
      fc.asyncProperty(moves, mishaps, async (played, goingWrong) => {
        const bench = await startStudioBench({ timing: { sessionIdleMs: 86_400_000 } });
        try {
          const player = await bench.operator.newPlayer({ balanceUnits: startUnits });
          const opened = await bench.open(player.playerToken);
          const left = [...goingWrong];
          bench.operator.mishap = () => left.shift() ?? "none";
          const lastPress = { press: pressOf(opened) };
          for (const move of played) await play(bench, opened, move, lastPress);

          bench.operator.mishap = () => "none";
          await bench.studio.deliverNow();
          expect(bench.studio.pendingDeliveries()).toBe(0);
          const netUnits = await netOfHistory(bench, opened.sessionToken);
          expect(await bench.operator.balanceOf(player.playerId)).toBe(startUnits + netUnits);

          const posted = bench.operator.posted();
          const wins = posted.filter(({ kind }) => kind === "win").map(({ roundId }) => roundId);
          expect(new Set(wins).size).toBe(wins.length);
          const over = new Set([
            ...bench.operator.arrived.flatMap((operation) => (operation.kind === "end_round" ? [operation.roundId] : [])),
            ...posted.filter(({ kind }) => kind === "rollback").map(({ roundId }) => roundId),
          ]);
          expect(posted.filter(({ kind, roundId }) => kind === "bet" && !over.has(roundId))).toEqual([]);
        } finally {
          await bench.close();
        }
      }),
      { seed: 20_260_504, numRuns: 12 },
    );
  }, 120_000);
});
