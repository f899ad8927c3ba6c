import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LaunchRequest } from "@lantern/vendor-kit/wire/launch.ts";
import { spinRound } from "../engine/spin-round.ts";
import type { EngineStep, RandomBelow } from "../engine/types.ts";
import { findTitle, titles } from "../titles/registry.ts";
import { stakesFor } from "../titles/stakes.ts";
import type { OpenedGame } from "./open.ts";
import type { RoundView } from "./round-view.ts";
import { seededRandom } from "./testing/seeded-random.ts";
import { pressOf, startStudioBench, type StudioBench } from "./testing/studio-bench.ts";

let bench: StudioBench;
beforeAll(async () => {
  bench = await startStudioBench();
});
afterAll(() => bench.close());

/** A source that writes down what it is asked. */
function listening(seed: number): { readonly source: RandomBelow; readonly asked: number[] } {
  const random = seededRandom(seed);
  const asked: number[] = [];
  return {
    asked,
    source: (exclusiveMax) => {
      asked.push(exclusiveMax);
      return random(exclusiveMax);
    },
  };
}

async function spun(opened: OpenedGame, stakeUnits: string, seed: number) {
  const { source, asked } = listening(seed);
  bench.drawFrom(source);
  const { httpStatus, body } = await bench.post<RoundView>("/game-api/spin", { ...pressOf(opened), stakeUnits });
  expect(httpStatus).toBe(200);
  return { asked, pictures: body.steps.map(({ stops, shown, multiplier }: EngineStep) => ({ stops, shown, multiplier })), round: body };
}

describe("an outcome depends on what was drawn and on nothing else", () => {
  const launches: readonly [string, Partial<LaunchRequest>][] = [
    ["a member on a phone", {}],
    ["another one at a desk, in another language", { device: "desktop", language: "my" }],
    ["one with play money", { mode: "free" }],
  ];

  it.each(["GN-MONKE", "TR-TUKTU", "PM-REEF"])(
    "%s gives different players at different stakes and times the same round",
    async (gameCode) => {
      const title = findTitle(gameCode)!;
      const stakes = stakesFor(title, "THB").stakes.map(String);
      for (const seed of [3, 4]) {
        const { source, asked } = listening(seed);
        const alone = spinRound(title, BigInt(title.betUnits), source);
        for (const [at, [, change]] of launches.entries()) {
          const player = await bench.operator.newPlayer({ balanceUnits: 10n ** 12n });
          const opened = await bench.open(player.playerToken, { gameCode, ...change });
          // A history of his own, as long as he is far down the list.
          for (let before = 0; before < at; before += 1) await spun(opened, stakes[0]!, 50 + before);
          bench.clock.nowMs += 61_000 * at;
          const stake = stakes[at * 2]!;
          const { asked: askedHere, pictures, round } = await spun(opened, stake, seed);
          expect(askedHere).toEqual(asked);
          expect(pictures).toEqual(alone.steps.map(({ stops, shown, multiplier }) => ({ stops, shown, multiplier })));
          expect(BigInt(round.winUnits)).toBe(alone.winUnits * (BigInt(stake) / BigInt(title.betUnits)));
        }
      }
    },
  );

  it("only the engine asks the source of chance, given nothing but the title and the stake", () => {
    const folder = fileURLToPath(new URL("..", import.meta.url));
    const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) => /^(?:server|sports)\/.+\.ts$/.test(name) && !name.endsWith(".test.ts") && !name.includes("/testing/"),
    );
    const uses = sources.flatMap((name) =>
      readFileSync(path.join(folder, name), "utf8")
        .split("\n")
        .filter((line) => line.includes("studio.random") || line.includes("Math.random"))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(uses.toSorted()).toEqual([
      "server/money/decide-round.ts: return spinRound(title, round.stakeUnits, studio.random);",
      "server/spin-free.ts: const { steps, winUnits } = spinRound(title, stakeUnits, studio.random);",
      "server/wallet/spin-purse.ts: const { steps, winUnits } = spinRound(title, stakeUnits, studio.random);",
      "sports/server/match-keeper.ts: return drawMatch(league.rules, home.strength, away.strength, studio.random);",
    ]);
  });

  it("no file of the engine or the titles reads a clock, a network or a random number of its own", () => {
    for (const part of ["../engine", "../titles", "../sports/engine", "../sports/leagues"]) {
      const folder = fileURLToPath(new URL(part, import.meta.url));
      for (const name of readdirSync(folder).filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^write-returns/.test(file))) {
        const text = readFileSync(path.join(folder, name), "utf8");
        expect(`${name} ${/Math\.random|Date\b|performance|node:|fetch\(|crypto/.exec(text)?.[0] ?? "is pure"}`).toBe(`${name} is pure`);
        for (const [, imported] of text.matchAll(/from "([^"]+)"/g)) expect(imported).toMatch(/^\.\/|^\.\.\/(engine|titles|leagues)\//);
      }
    }
    expect(titles.length).toBeGreaterThan(0);
  });
});
