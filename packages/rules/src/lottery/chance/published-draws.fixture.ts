import { productionDraws } from "../random-draws.fixture.ts";
import type { DrawnGame } from "./drawn-games.ts";
import { type ChanceFigure, isChance, measureChance } from "./measure-chance.ts";

/** At 99 %: a fair generator fails a test once in a hundred. */
export const publishedFalseAlarm = 0.01;

/** As textbooks have it; the long run with fresh seeds asks for more. */
const expectedMin = 10;

/** What the published seeds of a game are made of; a draw's number follows it. */
export function publishedSeedOf({ name }: DrawnGame, seedNumber: number): string {
  return `lantern randomness 2026, ${name}, ${seedNumber}`;
}

export function publishedFigures(game: DrawnGame, seedNumber = game.seedNumber): ChanceFigure[] {
  return measureChance(game, productionDraws(game.family, game.draws, publishedSeedOf(game, seedNumber)), expectedMin);
}

export const failing = (figures: readonly ChanceFigure[]): ChanceFigure[] =>
  figures.filter((figure) => !isChance(figure, publishedFalseAlarm));
