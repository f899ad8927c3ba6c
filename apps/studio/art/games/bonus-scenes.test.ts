import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { titleSlugs } from "../../src/client/title-slugs.ts";
import { titles } from "../../src/titles/registry.ts";
import { bonusScenes, drawBonusScene } from "./bonus-scenes.ts";

const BYTES_MAX = 45_000;
const fileOf = (code: string): string =>
  fileURLToPath(new URL(`../../src/client/art/${titleSlugs[code]}/scene-bonus.webp`, import.meta.url));

describe("scenes of the free spins", () => {
  it("exist for exactly the titles that have free spins, each small enough to arrive during the game", () => {
    const expected = titles.filter(({ freeSpins }) => freeSpins !== null).map(({ code }) => code);
    expect(Object.keys(bonusScenes).toSorted()).toEqual(expected.toSorted());
    expect(titles.map(({ code }) => code).filter((code) => existsSync(fileOf(code)))).toEqual(expected);
    expect(expected.filter((code) => statSync(fileOf(code)).size > BYTES_MAX)).toEqual([]);
  });

  it("are drawn the same every time, and no two alike", () => {
    const draw = (): string[] => Object.values(bonusScenes).map((scene) => drawBonusScene(scene, "data:,", "#000000"));
    const drawn = draw();
    expect(draw()).toEqual(drawn);
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/);
  });
});
