import { fileURLToPath } from "node:url";
import { manifestFaults } from "@lantern/ui/art/manifest-faults.ts";
import { describe, expect, it } from "vitest";
import { brands } from "../src/server/brands.ts";
import { leagues } from "../src/sports/leagues/registry.ts";
import { titles } from "../src/titles/registry.ts";
import { brands as marks } from "./brands/brands.ts";
import { tiles } from "./tiles.ts";

const publicFolder = fileURLToPath(new URL("../public", import.meta.url));

describe("the studio's art", () => {
  it("has a file for each entry of its manifest, of the stated size and within its budget", async () => {
    const budgets = [
      { files: /tiles\/[A-Z]+-[A-Z]+\.avif$/, bytes: 45_000 },
      { files: /-240\.avif$/, bytes: 18_000 },
      { files: /brands\//, bytes: 8_000 },
    ];
    expect(await manifestFaults(publicFolder, "art/manifest.json", budgets)).toEqual([]);
  });

  it("draws a tile for every title and a mark for every brand", () => {
    expect([...titles, ...leagues].map(({ code }) => code).filter((code) => tiles[code] === undefined)).toEqual([]);
    expect(brands.map(({ brandCode }) => brandCode).filter((code) => marks[code] === undefined)).toEqual([]);
  });

  it("draws the same picture every time, and no two alike", () => {
    const drawn = Object.values(tiles).map((draw) => draw());
    expect(Object.values(tiles).map((draw) => draw())).toEqual(drawn);
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/);
  });
});
