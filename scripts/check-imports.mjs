// Holds the directions of imports (check-imports/directions.mjs) over every workspace.
//   --root=   another root than the project's, for tests
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { importFaults } from "./check-imports/rules.mjs";
import { parseSource } from "./sources/parse-source.mjs";
import { sourceFiles } from "./sources/source-files.mjs";

const { values } = parseArgs({ options: { root: { type: "string" } } });
const root = path.resolve(values.root ?? fileURLToPath(new URL("..", import.meta.url)));

const files = sourceFiles(root, ["apps", "packages"]);
const faults = files.flatMap((file) => importFaults(file, parseSource(file, readFileSync(path.join(root, file), "utf8"))));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${files.length} files keep the directions.`);
