import { readFileSync } from "node:fs";
import { type DrawnGame, drawnGames } from "./drawn-games.ts";
import { freshBound, freshFalseAlarm } from "./fresh-draws.fixture.ts";
import type { ChanceFigure } from "./measure-chance.ts";
import { failing, publishedFigures, publishedSeedOf } from "./published-draws.fixture.ts";

export const reportPath = new URL("../../../../../docs/randomness.md", import.meta.url);

const begin = "<!-- figures: written by packages/rules/scripts/write-randomness-report.ts -->";
const end = "<!-- end of figures -->";

/** The report as its prose stands in the file and its figures come out of the code. */
export function randomnessReport(figuresOf: (game: DrawnGame) => readonly ChanceFigure[] = publishedFigures): string {
  const written = readFileSync(reportPath, "utf8");
  const from = written.indexOf(begin);
  const to = written.indexOf(end);
  if (from < 0 || to < from) throw new Error("docs/randomness.md has lost the marks around its figures.");
  const figures = new Map(drawnGames.map((game) => [game, figuresOf(game)]));
  const sections = [overview(figures), ...[...figures].map(([game, of]) => section(game, of))];
  return `${written.slice(0, from)}${begin}\n\n${sections.join("\n\n")}\n\n${written.slice(to)}`;
}

function overview(figures: ReadonlyMap<DrawnGame, readonly ChanceFigure[]>): string {
  const all = [...figures.values()].flat();
  const earlier = drawnGames.flatMap((game) =>
    Array.from({ length: game.seedNumber - 1 }, (_, at) => ({ game, seedNumber: at + 1, failed: failing(publishedFigures(game, at + 1)) })),
  );
  const tried = earlier.map(
    ({ game, seedNumber, failed }) =>
      `- \`${publishedSeedOf(game, seedNumber)}\`: ${failed.map(({ numbers, test, probability }) => `${test} of ${numbers}, p = ${figureText(probability)}`).join("; ")}`,
  );
  const tests = all.length + earlier.reduce((sum, { game }) => sum + (figures.get(game)?.length ?? 0), 0);
  const failed = earlier.reduce((sum, each) => sum + each.failed.length, 0);
  return `${all.length} figures of ${drawnGames.length} ways of drawing. With the seeds before the ones that are kept, ${tests} tests were made and ${failed} of them failed at 99 %; chance alone lets ${(tests / 100).toFixed(1)} fail. The seeds that were passed over:

${tried.join("\n")}

The runs with fresh seeds make ${all.length} tests, each of which may fail fair draws once in ${Math.round(1 / freshFalseAlarm(all.length)).toLocaleString("en")}, so that all together do once in ${(1 / freshBound).toLocaleString("en")}.`;
}

function section(game: DrawnGame, figures: readonly ChanceFigure[]): string {
  const rows = figures.map(({ numbers, test, sample, statistic, degrees, probability }) =>
    [numbers, test, sample.toLocaleString("en"), figureText(statistic), degrees ?? "normal", figureText(probability)].join(" | "),
  );
  return `### ${game.name}

${game.draws.toLocaleString("en")} draws, seed \`${publishedSeedOf(game, game.seedNumber)}\`.

| numbers | test | sample | statistic | degrees | p |
|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join("\n")}`;
}

/** Four decimals, as many as every machine agrees on. */
function figureText(value: number): string {
  return value.toFixed(4);
}
