// Writes docs/conformance.md from docs/requirements.md and the last test run (.cache/test-results/*.json).
//   --check   writes nothing; fails when a test cites a number that does not exist
//   --list    writes nothing; prints which test files cite which number
//   --root=   another root than the project's, for tests
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { citationsOfResults, citationsOfSources } from "./conformance/citations.mjs";
import { readRequirements } from "./conformance/requirements.mjs";
import { citationFaults, conformanceRows, renderConformance } from "./conformance/table.mjs";

const { values } = parseArgs({ options: { check: { type: "boolean" }, list: { type: "boolean" }, root: { type: "string" } } });
const root = path.resolve(values.root ?? fileURLToPath(new URL("..", import.meta.url)));

const requirements = readRequirements(readFileSync(path.join(root, "docs/requirements.md"), "utf8"));
const inSources = citationsOfSources({ root, folders: ["apps", "bench", "e2e", "packages"] });
const inResults = citationsOfResults({ root, resultsFolder: path.join(root, ".cache/test-results") });
const citations = [...(inResults ?? []), ...inSources];

const faults = citationFaults(requirements, citations);
if (faults.length > 0) fail(faults.join("\n"));

const rows = conformanceRows(requirements, citations);
if (values.list) {
  for (const { number, files } of rows) if (files.length > 0) console.log(`${number}  ${files.join(", ")}`);
} else if (values.check) {
  const cited = new Set(citations.map(({ number }) => number)).size;
  console.log(`${rows.length} statements, ${cited} of them cited by tests.`);
} else {
  if (inResults === undefined) fail("There are no test results under .cache/test-results: run `npm test` first.");
  const text = renderConformance(rows);
  writeFileSync(path.join(root, "docs/conformance.md"), text);
  console.log(text.slice(0, text.indexOf("\n")));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
