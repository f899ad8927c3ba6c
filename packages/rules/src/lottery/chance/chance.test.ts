import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { OptionChoices } from "../family-options.ts";
import { productionDraws } from "../random-draws.fixture.ts";
import { familyCodes, familyOf, familyOptionChoices } from "../registry.ts";
import { type DrawnGame, drawnGames } from "./drawn-games.ts";
import type { ChanceFigure } from "./measure-chance.ts";
import { failing, publishedFigures, publishedSeedOf } from "./published-draws.fixture.ts";
import { randomnessReport, reportPath } from "./randomness-report.fixture.ts";

const measured = new Map<DrawnGame, readonly ChanceFigure[]>();

function figuresOf(game: DrawnGame): readonly ChanceFigure[] {
  const figures = measured.get(game) ?? publishedFigures(game);
  measured.set(game, figures);
  return figures;
}

describe.each(drawnGames)("draws of $name by the production function", (game) => {
  const seed = publishedSeedOf(game, game.seedNumber);

  it("pass every test of chance at 99 % with the published seed", () => {
    expect(failing(figuresOf(game))).toEqual([]);
  });

  it("are results of the family, all different, and the same again from the same seed", () => {
    const { family } = game;
    const written = productionDraws(family, 20, seed).map((result) => family.formatResult(result));
    expect(written.every((text) => family.parseResult(text).ok)).toBe(true);
    expect(productionDraws(family, 20, seed).map((result) => family.formatResult(result))).toEqual(written);
    const others = productionDraws(family, 20, `${seed} other`).map((result) => family.formatResult(result));
    expect(others).not.toEqual(written);
  });
});

/** Every choice of the options, one value each. */
function everyChoice(choices: OptionChoices): Readonly<Record<string, unknown>>[] {
  return Object.entries(choices).reduce<Readonly<Record<string, unknown>>[]>(
    (chosen, [name, values]) => chosen.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
}

describe("the tests of chance", () => {
  it("leave out no family and no option that changes what is drawn", () => {
    const tested = new Set(drawnGames.map(({ family }) => JSON.stringify([family.code, family.resultShape])));
    const shapes = familyCodes.flatMap((code) =>
      everyChoice(familyOptionChoices(code) ?? {}).map((options) => JSON.stringify([code, familyOf(code, options)?.resultShape])),
    );
    expect(new Set(shapes)).toEqual(tested);
  });

  it("are reported as they come out", () => {
    expect(readFileSync(reportPath, "utf8") === randomnessReport(figuresOf), "docs/randomness.md is not what the code gives").toBe(true);
  });
});
