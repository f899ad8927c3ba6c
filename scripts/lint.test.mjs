// Proves that the rules that matter most are on: each planted fault is found where it stands.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const project = fileURLToPath(new URL("..", import.meta.url));

/** File to code to the rules it must break; an empty list is code that must pass. */
const planted = {
  "packages/a/src/cycle-one.ts": ['import { two } from "./cycle-two.ts";\nexport const one = (): number => two();\n', ["import(no-cycle)"]],
  "packages/a/src/cycle-two.ts": ['import { one } from "./cycle-one.ts";\nexport const two = (): number => one();\n', ["import(no-cycle)"]],
  "packages/a/src/floating.ts": ["export function go(): void {\n  Promise.resolve(1);\n}\n", ["typescript(no-floating-promises)"]],
  "packages/a/src/any.ts": ["export const value: any = 1;\n", ["typescript(no-explicit-any)"]],
  "packages/a/src/unused.ts": ["const unused = 1;\nexport const used = 2;\n", ["eslint(no-unused-vars)"]],
  "packages/a/src/default.ts": ["export default 1;\n", ["import(no-default-export)"]],
  "packages/a/src/console.ts": ['console.log("x");\nexport const x = 1;\n', ["eslint(no-console)"]],
  "packages/a/src/ignore.ts": ["// @ts-ignore\nexport const x = 1;\n", ["typescript(ban-ts-comment)"]],
  "packages/a/src/bang.ts": ["export const first = (list: string[]): string => list[0]!;\n", ["typescript(no-non-null-assertion)"]],
  "packages/a/src/long.ts": [
    Array.from({ length: 351 }, (_, index) => `export const x${index} = ${index};\n`).join(""),
    ["eslint(max-lines)"],
  ],
  "packages/a/src/switch.ts": [
    'export function side(way: "in" | "out"): number | undefined {\n  switch (way) {\n    case "in":\n      return 1;\n  }\n  return undefined;\n}\n',
    ["typescript(switch-exhaustiveness-check)"],
  ],
  "packages/a/src/only.test.ts": [
    'import { expect, test } from "vitest";\ntest.only("x", () => {\n  expect(1).toBe(1);\n});\n',
    ["vitest(no-focused-tests)"],
  ],
  "packages/a/src/skip.test.ts": [
    'import { expect, test } from "vitest";\ntest.skip("x", () => {\n  expect(1).toBe(1);\n});\n',
    ["vitest(no-disabled-tests)"],
  ],
  "packages/a/src/empty.test.ts": ['import { test } from "vitest";\ntest("x", () => {});\n', ["vitest(expect-expect)"]],
  "apps/mobile/src/danger.tsx": [
    "export function Danger({ html }: { readonly html: string }) {\n  return <div dangerouslySetInnerHTML={{ __html: html }} />;\n}\n",
    ["react(no-danger)"],
  ],
  "apps/mobile/src/origin.ts": ["window.parent.postMessage(1);\nexport const x = 1;\n", ["unicorn(require-post-message-target-origin)"]],
  "apps/mobile/vite.config.ts": ["export default {};\n", []],
  "packages/a/src/fine.ts": ["export async function fine(): Promise<number> {\n  return await Promise.resolve(1);\n}\n", []],
};

const found = new Map();
let root;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "lint-"));
  copyFileSync(path.join(project, ".oxlintrc.json"), path.join(root, ".oxlintrc.json"));
  const compilerOptions = {
    target: "es2024",
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "preserve",
    strict: true,
    noUncheckedIndexedAccess: true,
  };
  writeFileSync(
    path.join(root, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, noEmit: true, allowImportingTsExtensions: true } }),
  );
  for (const [file, [code]] of Object.entries(planted)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
  const oxlint = path.join(project, "node_modules/.bin/oxlint");
  const { stdout, stderr } = spawnSync(oxlint, ["--format=json"], { cwd: root, encoding: "utf8" });
  if (!stdout.startsWith("{")) throw new Error(`oxlint gave no report: ${stdout}${stderr}`);
  for (const { code, filename } of JSON.parse(stdout).diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe("planted in a tree of its own", () => {
  test.each(Object.entries(planted))("%s breaks what it should", (file, [, rules]) => {
    expect([...new Set(found.get(file))].toSorted()).toEqual(rules);
  });
});
