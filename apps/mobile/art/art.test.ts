import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { manifestFaults } from "@lantern/ui/art/manifest-faults.ts";
import { describe, expect, it } from "vitest";
import { collection } from "./pieces.ts";

const publicFolder = fileURLToPath(new URL("../public", import.meta.url));

describe("the mobile app's art", () => {
  it("has a file for each entry of its manifest, of the stated size and within its budget", async () => {
    const budgets = [
      { files: /banners\/.*\.avif$/, bytes: 40_000 },
      { files: /themes\/.*\.avif$/, bytes: 18_000 },
      { files: /themes\//, bytes: 26_000 },
      { files: /(avatars|lotteries)\//, bytes: 6_000 },
      { files: /-192\.png$/, bytes: 24_000 },
      { files: /-512\.png$/, bytes: 90_000 },
    ];
    expect(await manifestFaults(publicFolder, "art/manifest.json", budgets)).toEqual([]);
  });

  it("writes vector pieces as they are drawn now", () => {
    const stale = collection.pieces.filter(
      ({ draw, vector }) => vector !== undefined && readFileSync(`${publicFolder}/${vector}`, "utf8") !== draw(),
    );
    expect(stale.map(({ name }) => name)).toEqual([]);
  });

  it("puts neither letters nor digits in banners, which a right-to-left page mirrors", () => {
    const banners = collection.pieces.filter(({ name }) => name.startsWith("banners/"));
    expect(banners).toHaveLength(12);
    for (const { name, draw } of banners) expect(draw(), name).not.toMatch(/<text|NaN|undefined/);
  });
});
