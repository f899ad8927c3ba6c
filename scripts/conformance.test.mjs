import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { numbersOf } from "./conformance/citations.mjs";
import { readRequirements } from "./conformance/requirements.mjs";

const script = fileURLToPath(new URL("./conformance.mjs", import.meta.url));
const requirements = readFileSync(new URL("../docs/requirements.md", import.meta.url), "utf8");

let root;

function plant(file, content) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === "string" ? content : JSON.stringify(content));
}

/** A report of one test file, as vitest writes it. */
function plantReport(name, file, results) {
  plant(file, "");
  const assertionResults = results.map(([title, status]) => ({ ancestorTitles: [], fullName: title, title, status }));
  plant(`.cache/test-results/${name}.json`, { testResults: [{ name: path.join(root, file), assertionResults }] });
}

function run(...options) {
  return spawnSync(process.execPath, [script, `--root=${root}`, ...options], { encoding: "utf8" });
}

function rowOf(number) {
  const lines = readFileSync(path.join(root, "docs/conformance.md"), "utf8").split("\n");
  return lines
    .find((line) => line.startsWith(`| ${number} |`))
    ?.split("|")
    .map((cell) => cell.trim())
    .slice(3, -1);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "conformance-"));
  plant("docs/requirements.md", requirements);
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test("a title's leading numbers are its citations", () => {
  expect(numbersOf("2.18.1 captcha appears")).toEqual(["2.18.1"]);
  expect(numbersOf("2.18.1, 2.18.2 captcha appears")).toEqual(["2.18.1", "2.18.2"]);
  expect(numbersOf("2.18.1 2.18.2 4.8 captcha appears")).toEqual(["2.18.1", "2.18.2", "4.8"]);
  expect(numbersOf("2.18.1 2 captchas appear")).toEqual(["2.18.1"]);
  expect(numbersOf("4.8")).toEqual(["4.8"]);
  expect(numbersOf("captcha of 2.18.1 appears")).toEqual([]);
  expect(numbersOf("3 vendors of 2.29.1")).toEqual([]);
  expect(numbersOf("2.18.1.4 too fine")).toEqual([]);
});

describe("docs/requirements.md", () => {
  test("has 362 statements, nine of them context", () => {
    const statements = readRequirements(requirements);
    expect(statements).toHaveLength(362);
    const context = statements.filter((statement) => statement.context).map(({ number }) => number);
    expect(context).toEqual(["0.1.3", "1.2", "1.8.2", "5.2.2", "5.5.4", "7.1.2", "7.7.4", "7.22.2", "8.2"]);
  });

  test("names a capability of the product in each row", () => {
    const words = "site delivery accounts safeguards wallet cashier games lottery promotions agents messages records operators";
    const unknown = readRequirements(requirements).filter(({ capability }) => !words.split(" ").includes(capability));
    expect(unknown).toEqual([]);
  });

  test("is refused when a row is lost, doubled or broken", () => {
    const lost = requirements.replace(/^\| 2\.18\.1 .*\n/m, "");
    expect(() => readRequirements(lost)).toThrow("it has 361");
    const doubled = requirements.replace("| 2.18.1 |", "| 2.18.2 |");
    expect(() => readRequirements(doubled)).toThrow("states 2.18.2 a second time");
    expect(() => readRequirements(requirements.replace("| 2.18.1 |", "| 2.18.1"))).toThrow("is not");
  });
});

describe("the table", () => {
  test("proves what a passing test cites, from every report", () => {
    plantReport("unit", "packages/a/src/b.test.ts", [
      ["2.18.1, 2.18.2 captcha", "passed"],
      ["no number", "passed"],
    ]);
    plantReport("e2e", "e2e/login.test.ts", [["2.18.1 captcha in the browser", "passed"]]);
    const { status, stdout } = run();
    expect([status, stdout.trim()]).toEqual([0, "2 of 353 testable statements proven, 9 context"]);
    expect(rowOf("2.18.1")).toEqual(["accounts", "proven", "e2e/login.test.ts, packages/a/src/b.test.ts"]);
    expect(rowOf("2.18.2")).toEqual(["accounts", "proven", "packages/a/src/b.test.ts"]);
    expect(rowOf("2.19")).toEqual(["accounts", "open", ""]);
    expect(rowOf("8.2")).toEqual(["site", "context", ""]);
    const lines = readFileSync(path.join(root, "docs/conformance.md"), "utf8").split("\n");
    expect(lines[0]).toBe("2 of 353 testable statements proven, 9 context");
    expect(lines.filter((line) => /^\| \d/.test(line))).toHaveLength(362);
  });

  test("keeps open what failed, was skipped, or only stands in a source", () => {
    plantReport("unit", "packages/a/src/b.test.ts", [
      ["2.18.1 once", "passed"],
      ["2.18.1 twice", "failed"],
      ["2.18.2 later", "skipped"],
    ]);
    plant("apps/mobile/src/c.test.tsx", 'test(\n  "2.19 not run", () => {});\ntest.each([[1]])("2.21.1 each %s", () => {});');
    expect(run().stdout.trim()).toBe("0 of 353 testable statements proven, 9 context");
    expect(rowOf("2.18.1")).toEqual(["accounts", "open", "packages/a/src/b.test.ts"]);
    expect(rowOf("2.18.2")).toEqual(["accounts", "open", ""]);
    expect(rowOf("2.19")).toEqual(["accounts", "open", "apps/mobile/src/c.test.tsx"]);
    expect(rowOf("2.21.1")).toEqual(["accounts", "open", "apps/mobile/src/c.test.tsx"]);
  });

  test("takes no proof from a test file that is gone", () => {
    plantReport("unit", "packages/a/src/b.test.ts", [["2.18.1 captcha", "passed"]]);
    rmSync(path.join(root, "packages/a/src/b.test.ts"));
    run();
    expect(rowOf("2.18.1")).toEqual(["accounts", "open", ""]);
  });

  test("is the same whatever the order of the results", () => {
    plantReport("a", "packages/a/src/a.test.ts", [["2.18.1 x", "passed"]]);
    plantReport("b", "packages/a/src/b.test.ts", [["2.18.1 y", "passed"]]);
    run();
    const first = readFileSync(path.join(root, "docs/conformance.md"), "utf8");
    plantReport("a", "packages/a/src/b.test.ts", [["2.18.1 y", "passed"]]);
    plantReport("b", "packages/a/src/a.test.ts", [["2.18.1 x", "passed"]]);
    run();
    expect(readFileSync(path.join(root, "docs/conformance.md"), "utf8")).toBe(first);
  });

  test("is not written without results", () => {
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain("run `npm test` first");
  });
});

describe("--check", () => {
  test.each([
    ["99.1 unknown", "cites 99.1, which does not exist."],
    ["2.18 too coarse", "cites 2.18, which does not exist. Cite the finest numbers: 2.18.1, 2.18.2."],
    ["8.2 context", "cites 8.2, which is context"],
  ])("refuses a test called %j", (title, complaint) => {
    plant("packages/a/src/b.test.ts", `test("${title}", () => {});`);
    const { status, stderr } = run("--check");
    expect(status).toBe(1);
    expect(stderr).toContain(`packages/a/src/b.test.ts ${complaint}`);
  });

  test("takes what a test says for its title alone, not what it expects", () => {
    plant(
      "packages/a/src/b.test.ts",
      'test("2.18.1 captcha", () => {\n  expect(shown).toBe("70.00 THB");\n});\ndescribe("4.6 starts", () => {});',
    );
    const { status, stdout } = run("--check");
    expect([status, stdout.trim()]).toEqual([0, "362 statements, 1 of them cited by tests."]);
  });

  test("passes without results and writes nothing", () => {
    plant("packages/a/src/b.test.ts", 'test("2.18.1 captcha", () => {});');
    const { status, stdout } = run("--check");
    expect([status, stdout.trim()]).toEqual([0, "362 statements, 1 of them cited by tests."]);
    expect(() => readFileSync(path.join(root, "docs/conformance.md"))).toThrow("ENOENT");
  });
});

test("--list prints the files that cite a number", () => {
  plant("e2e/login.test.ts", 'test("2.18.1 captcha", () => {});');
  expect(run("--list").stdout.trim()).toBe("2.18.1  e2e/login.test.ts");
});
