import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawStream } from "../draw-stream.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { chanceTests } from "./chance-tests.ts";
import { chiSquareTest } from "./chi-square.ts";
import { drawnGames } from "./drawn-games.ts";
import { freshFalseAlarm } from "./fresh-draws.fixture.ts";
import { figureCountOf, isChance, measureChance } from "./measure-chance.ts";

/** Another each time; `CHANCE_SEED=<text>` repeats a run. */
const seed = process.env["CHANCE_SEED"] ?? randomBytes(16).toString("hex");
/** So far out in the distribution a chi-square is only as good as its cells are full. */
const expectedMin = 200;
const timesPublished = 20;

describe(`draws from the fresh seed ${seed}`, () => {
  process.stdout.write(`CHANCE_SEED=${seed} repeats the tests of chance\n`);
  const falseAlarm = freshFalseAlarm(figureCountOf(drawnGames));

  it.each(drawnGames)("of $name pass every test of chance under the bound of the family", (game) => {
    const draws = productionDraws(game.family, game.draws * timesPublished, `${seed} ${game.name}`);
    const failed = measureChance(game, draws, expectedMin).filter((figure) => !isChance(figure, falseAlarm));
    expect(failed, `CHANCE_SEED=${seed}`).toEqual([]);
  });
});

/* From a fixed seed: this tests the probabilities that the tests give, not the draws. */
describe("the probabilities", () => {
  const sampleCount = 1_000;
  const tenths = Array.from({ length: 10 }, () => 0.1);

  it.each(
    [
      { size: 100, base: 10, length: 2_000 },
      { size: 100_000, base: 10, length: 2_000 },
      { size: 216, base: 6, length: 3_000 },
    ].flatMap((kind) => chanceTests.map((test) => ({ name: test.name, test, ...kind }))),
  )("of $name below $size come evenly where chance rules", ({ test, size, base, length }) => {
    const stream = drawStream(new Uint8Array(32).fill(size % 251));
    const counts = tenths.map(() => 0);
    let beyond = 0;
    for (let sample = 0; sample < sampleCount; sample += 1) {
      const values = Array.from({ length }, () => stream.nextBelow(size));
      const { probability } = test.measure({ values, size, base }, 10);
      const tenth = Math.min(9, Math.floor(probability * 10));
      counts[tenth] = (counts[tenth] ?? 0) + 1;
      if (probability < 0.01) beyond += 1;
    }
    expect(chiSquareTest(counts, tenths, 10).probability).toBeGreaterThan(1e-4);
    // 10 of a thousand, with a spread of 3.1.
    expect(beyond).toBeLessThan(25);
  });
});
