// `npm run check`: format, lint, directions, texts, types, leftovers and citations, in sequence; stops at the first that fails.
//   --only=<step>   one of the steps below
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name) => path.join(root, "node_modules/.bin", name);

/** `remedy` is what to do about a failure; the step's own output says where. */
const steps = [
  { name: "format", command: bin("oxfmt"), parameters: ["--check"], remedy: "Run `npm run format`." },
  { name: "lint", command: bin("oxlint"), parameters: [], remedy: "Mend what stands above; a suppression needs its reason beside it." },
  {
    name: "imports",
    command: process.execPath,
    parameters: ["scripts/check-imports.mjs"],
    remedy: "Call an operation, or move the code where it may stand.",
  },
  {
    name: "phrases",
    command: process.execPath,
    parameters: ["scripts/check-phrases.mjs"],
    remedy: "Mend the files under packages/phrases/src/languages.",
  },
  { name: "types", command: bin("tsc"), parameters: ["-b"], remedy: "Mend the types above." },
  {
    name: "leftovers",
    command: bin("knip"),
    parameters: ["--no-progress"],
    remedy: "Delete what nothing uses, or declare what it is for in knip.json.",
  },
  {
    name: "conformance",
    command: process.execPath,
    parameters: ["scripts/conformance.mjs", "--check"],
    remedy: "Cite numbers that stand in docs/requirements.md.",
  },
];

const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = steps.filter(({ name }) => values.only === undefined || values.only === name);
if (wanted.length === 0) stop(`There is no step "${values.only}"; the steps are ${steps.map(({ name }) => name).join(", ")}.`);

for (const { name, command, parameters, remedy } of wanted) {
  const startedMs = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, parameters, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  if (error !== undefined) stop(`The check "${name}" could not start: ${error.message}. Run \`npm install\`.`);
  if (status !== 0) {
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    stop(`The check "${name}" failed after ${seconds} s. ${remedy}`);
  }
  console.log(`  ${name.padEnd(12)} ${seconds.padStart(5)} s`);
}

function stop(message) {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
