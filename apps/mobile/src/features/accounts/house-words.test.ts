import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { houseWordsOf } from "./house-words.ts";

const themes = readdirSync(fileURLToPath(new URL("../../themes", import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it("each house speaks in words of its own", () => {
  expect(themes.length).toBeGreaterThan(1);
  const plain = houseWordsOf("no-such-theme");
  for (const kind of ["loginNote", "trialTitle"] as const) {
    const said = themes.map((theme) => houseWordsOf(theme)[kind]);
    expect(new Set([plain[kind], ...said]).size).toBe(themes.length + 1);
  }
});
