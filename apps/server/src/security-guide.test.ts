import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const guide = readFileSync(path.join(root, "docs/security.md"), "utf8");
const lines = [...guide.matchAll(/^\| (.+?) \| `([^`]+)` \| (.+?) \|$/gm)].map(([, attack = "", file = "", title = ""]) => ({
  attack,
  file: path.join(import.meta.dirname, file),
  title,
}));

it("the guide to what is tried against the house names tests that there are", () => {
  expect(lines.length).toBeGreaterThan(25);
  expect(lines.filter(({ file }) => !existsSync(file))).toEqual([]);
  const missing = lines.filter(({ file, title }) => !readFileSync(file, "utf8").includes(title));
  expect(missing.map(({ attack, title }) => [attack, title])).toEqual([]);
});
