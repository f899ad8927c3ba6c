import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { titles } from "../titles/registry.ts";
import { titleSlugs } from "./title-slugs.ts";

/** What a player on a slow network waits for beside the code: symbols, frame and scene together. */
const PICTURE_BYTES_MAX = 200_000;

test.each(titles.map(({ code }) => code))("%s has its chunk and its pictures, small enough for a slow network", (code) => {
  const slug = titleSlugs[code];
  expect(existsSync(fileURLToPath(new URL(`../titles/${slug}.ts`, import.meta.url)))).toBe(true);
  const sizes = ["symbols", "frame", "scene"].map(
    (name) => statSync(fileURLToPath(new URL(`./art/${slug}/${name}.webp`, import.meta.url))).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(PICTURE_BYTES_MAX);
});
