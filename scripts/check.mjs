// `npm run check`: format, lint, directions, texts, types, leftovers and citations; tells of the first that fails, in this order. Lint and types,
// which take longest, run one after the other, and the small ones beside them.
//   --only=<step>   one of the steps below
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name) => path.join(root, "node_modules/.bin", name);

/**
 * `remedy` is what to do about a failure; the step's own output says where. A `heavy` step fills most of two processors and gigabytes of memory:
 * one at a time.
 */
const steps = [
  { name: "format", command: bin("oxfmt"), parameters: ["--check"], remedy: "Run `npm run format`." },
  {
    name: "lint",
    heavy: true,
    command: bin("oxlint"),
    parameters: [],
    remedy: "Mend what stands above; a suppression needs its reason beside it.",
  },
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
  { name: "types", heavy: true, command: bin("tsc"), parameters: ["-b"], remedy: "Mend the types above." },
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
const running = new Set();

const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = steps.filter(({ name }) => values.only === undefined || values.only === name);
if (wanted.length === 0) stop(`There is no step "${values.only}"; the steps are ${steps.map(({ name }) => name).join(", ")}.`);

function perform({ command, parameters }) {
  const startedMs = performance.now();
  const child = spawn(command, parameters, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  const output = [];
  for (const [place, stream] of [
    [process.stdout, child.stdout],
    [process.stderr, child.stderr],
  ])
    stream.on("data", (part) => output.push([place, part]));
  return new Promise((resolve) => {
    const end = (outcome) => {
      running.delete(child);
      resolve({ output, seconds: ((performance.now() - startedMs) / 1000).toFixed(1), ...outcome });
    };
    child.on("error", (error) => end({ error }));
    child.on("close", (status) => end({ status }));
  });
}

/** The outcomes of the wanted steps by name: the heavy ones one after the other, the others so beside them. */
function beginAll() {
  const outcomes = new Map();
  for (const heavy of [false, true]) {
    let before = Promise.resolve();
    for (const step of wanted.filter((one) => (one.heavy ?? false) === heavy)) {
      before = before.then(() => perform(step));
      outcomes.set(step.name, before);
    }
  }
  return outcomes;
}

const outcomes = beginAll();
for (const { name, remedy } of wanted) {
  const { output, seconds, status, error } = await outcomes.get(name);
  if (error !== undefined) stop(`The check "${name}" could not start: ${error.message}. Run \`npm install\`.`);
  if (status !== 0) {
    for (const [stream, part] of output) stream.write(part);
    stop(`The check "${name}" failed after ${seconds} s. ${remedy}`);
  }
  console.log(`  ${name.padEnd(12)} ${seconds.padStart(5)} s`);
}

function stop(message) {
  for (const child of running) child.kill();
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
