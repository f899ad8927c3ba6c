import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("./check.mjs", import.meta.url));

test("a step that does not exist is refused with the names of those that do", () => {
  const { status, stderr } = spawnSync(process.execPath, [script, "--only=everything"], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no step "everything"; the steps are format, lint, imports, phrases, types, leftovers, conformance.');
});
