// Which statements a test proves: the numbers at the beginning of its title.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

const number = String.raw`\d+\.\d+(?:\.\d+)?`;
const numbers = String.raw`${number}(?:(?:, ?| )${number})*`;
const leading = new RegExp(String.raw`^(${numbers})(?=\s|$)`);
/** Of `test("…` and `it("…`, with what they carry (`it.skip(`), and of the second call of `it.each(…)("…`. */
const titleArgument = new RegExp(String.raw`(?:\b(?:it|test)(?:\.\w+)*|\))\(\s*(["'\`])(${numbers})\s`, "g");

/**
 * A test that cites a statement.
 * @typedef {{ number: string, file: string, title: string, status: "passed" | "failed" | "unknown" }} Citation
 * `file` is relative to the root, with slashes; `unknown` is a citation seen only in the source.
 */

/** The numbers a title begins with: `2.18.1 2.18.2 captcha …` gives both, and so it does with commas between. @param {string} title @returns {string[]} */
export function numbersOf(title) {
  const match = leading.exec(title.trim());
  return match === null ? [] : match[1].split(/, ?| /);
}

/**
 * The citations of the last run, from every JSON report in the folder. Reports of files that are gone are left out.
 * @param {{ root: string, resultsFolder: string }} places
 * @returns {Citation[] | undefined} undefined when there is no report at all.
 */
export function citationsOfResults({ root, resultsFolder }) {
  if (!existsSync(resultsFolder)) return undefined;
  const reports = readdirSync(resultsFolder)
    .filter((name) => name.endsWith(".json"))
    .toSorted();
  if (reports.length === 0) return undefined;
  return reports.flatMap((name) => citationsOfReport(readReport(path.join(resultsFolder, name)), root));
}

function readReport(file) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(report.testResults)) throw new Error(`${file} is no report of test results: it has no "testResults".`);
  return report;
}

function citationsOfReport(report, root) {
  const citations = [];
  for (const { name, assertionResults } of report.testResults) {
    if (!existsSync(name)) continue;
    const file = relative(root, name);
    for (const { title, status } of assertionResults) {
      if (status !== "passed" && status !== "failed") continue;
      for (const cited of numbersOf(title)) citations.push({ number: cited, file, title, status });
    }
  }
  return citations;
}

/**
 * The citations that stand in test sources, run or not.
 * @param {{ root: string, folders: string[] }} places
 * @returns {Citation[]}
 */
export function citationsOfSources({ root, folders }) {
  return folders.flatMap((folder) => testFilesUnder(path.join(root, folder))).flatMap((file) => citationsOfSource(file, root));
}

function citationsOfSource(file, root) {
  const citations = [];
  for (const [, , title] of readFileSync(file, "utf8").matchAll(titleArgument)) {
    for (const cited of numbersOf(title)) citations.push({ number: cited, file: relative(root, file), title, status: "unknown" });
  }
  return citations;
}

function testFilesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name === "node_modules" || entry.name === "dist") return [];
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return testFilesUnder(full);
      return /\.test\.(ts|tsx|mjs)$/.test(entry.name) ? [full] : [];
    });
}

function relative(root, file) {
  return path.relative(root, file).split(path.sep).join("/");
}
