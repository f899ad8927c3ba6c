// `npm test`: every check, then every test, then the conformance table. `--full` adds the long tier, `--only=<part>`
// runs one of: check, unit, stories, e2e.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildStale } from "./build.mjs";
import { findBrowser } from "./find-browser.ts";
import { secondTries } from "./second-tries.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name) => join(root, "node_modules", ".bin", name);
const full = process.argv.includes("--full");
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const resultsFolder = join(root, ".cache", "test-results");
const startedMs = Date.now();

function headline(text) {
  console.log(`\n== ${text} (${Math.round((Date.now() - startedMs) / 1000)} s)`);
}

let child;
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => {
    const end = () => process.exit(128 + constants.signals[signal]);
    if (child === undefined) end();
    // What it started ends with it, and nothing more is begun.
    child.on("exit", end);
    child.kill(signal);
  });

function run(command, parameters, environment = {}) {
  return new Promise((resolve, reject) => {
    child = spawn(command, parameters, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
    child.on("error", reject);
    child.on("exit", (code) => {
      child = undefined;
      resolve(code ?? 1);
    });
  });
}

async function runTests(project, environment = {}) {
  const output = join(resultsFolder, `${project}.json`);
  rmSync(output, { force: true });
  const code = await run(
    bin("vitest"),
    ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${output}`],
    { LANTERN_TEST_TIER: full ? "full" : "usual", ...environment },
  );
  if (!existsSync(output)) return { passed: 0, failed: 1, late: [] };
  const results = JSON.parse(readFileSync(output, "utf8"));
  const failedFiles = results.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
  const failed = results.numFailedTests + failedFiles;
  return { passed: results.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1), late: secondTries(results, root) };
}

const totals = { passed: 0, failed: 0, late: [] };
const add = ({ passed, failed, late }) => {
  totals.passed += passed;
  totals.failed += failed;
  totals.late.push(...late);
};

async function main() {
  const wants = (part) => only === undefined || only === part;
  const browser = wants("e2e") || wants("stories") ? findBrowser() : undefined;
  if (only === undefined) rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });

  headline("build");
  await buildStale((line) => console.log(`  ${line}`));
  if (wants("check")) {
    headline("checks");
    const code = await run(bin("node"), ["scripts/check.mjs"]);
    if (code !== 0) throw new Error("the checks failed; the first failure stands above");
    if ((await run(bin("node"), ["apps/mobile/scripts/print-sizes.ts"])) !== 0)
      throw new Error("home's first scripts are above their budget");
  }
  if (wants("unit")) {
    headline("tests");
    add(await runTests("unit"));
  }
  if (wants("stories")) {
    headline("stories in the browser");
    add(await runTests("stories", { CHROMIUM_PATH: browser }));
  }
  if (wants("e2e")) {
    headline("journeys in the browser");
    add(await runTests("e2e", { CHROMIUM_PATH: browser }));
  }
  if (only === undefined) {
    headline("conformance");
    const parameters = process.env.CI === "true" ? ["--check"] : [];
    if ((await run(bin("node"), ["scripts/conformance.mjs", ...parameters])) !== 0) totals.failed += 1;
  }
}

try {
  await main();
} catch (failure) {
  console.error(`\n  ${failure.message}`);
  totals.failed += 1;
}
headline("done");
for (const name of totals.late) console.log(`passed at the second try: ${name}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && (only === "check" || totals.passed > 0) ? 0 : 1);
