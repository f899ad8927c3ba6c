import type { DrawResult } from "../result-shape.ts";
import { chanceTests, compareKinds } from "./chance-tests.ts";
import type { ChanceOutcome } from "./chi-square.ts";
import type { DrawnGame } from "./drawn-games.ts";

/** A line of the report. */
export interface ChanceFigure extends ChanceOutcome {
  readonly game: string;
  /** The drawn numbers that were looked at. */
  readonly numbers: string;
  readonly test: string;
  /** Values that the test was given. */
  readonly sample: number;
}

/** Every test on every kind of number that the draws hold. @param expectedMin how many a cell of a chi-square must expect */
export function measureChance(game: DrawnGame, draws: readonly DrawResult[], expectedMin: number): ChanceFigure[] {
  const ofValues = game.values.flatMap(({ name, size, base, read }) => {
    const values = draws.flatMap(read);
    return chanceTests.map((test): ChanceFigure => {
      const outcome = test.measure({ values, size, base }, expectedMin);
      return { game: game.name, numbers: name, test: test.name, sample: values.length, ...outcome };
    });
  });
  const ofKinds = game.proportions.map(({ name, shares, kindsOf }): ChanceFigure => {
    const kinds = draws.flatMap(kindsOf);
    return {
      game: game.name,
      numbers: name,
      test: "chi-square of kinds",
      sample: kinds.length,
      ...compareKinds(kinds, shares, expectedMin),
    };
  });
  return [...ofValues, ...ofKinds];
}

/** How many figures all of the games have together. */
export function figureCountOf(games: readonly DrawnGame[]): number {
  return games.reduce((count, { values, proportions }) => count + values.length * chanceTests.length + proportions.length, 0);
}

/** Below so many degrees a count can meet its expectation exactly, and often does. */
const degreesMin = 3;

/** Whether a figure is neither too far from chance nor too near to it, each side with half of `falseAlarm`. */
export function isChance({ probability, degrees }: ChanceOutcome, falseAlarm: number): boolean {
  const tooNear = probability > 1 - falseAlarm / 2 && (degrees === undefined || degrees >= degreesMin);
  return probability >= falseAlarm / 2 && !tooNear;
}
