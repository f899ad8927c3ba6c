// `npm run bench`: measures and writes bench/results.md. Flags: bench/README.md.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const nodeMajorMin = 24;
const pinnedNode = fileURLToPath(new URL("../node_modules/.bin/node", import.meta.url));

if (Number(process.versions.node.split(".")[0]) < nodeMajorMin) {
  if (!existsSync(pinnedNode)) {
    console.error(`\n  Measuring needs Node ${nodeMajorMin}: run \`npm install\`, which brings it.\n`);
    process.exit(1);
  }
  process.exit(spawnSync(pinnedNode, process.argv.slice(1), { stdio: "inherit" }).status ?? 1);
}

const { readPlan } = await import("./plan.ts");
const { benchNames, runAll } = await import("./run-all.ts");
const { buildStale } = await import("../scripts/build.mjs");

try {
  const parameters = process.argv.slice(2);
  const plan = readPlan(parameters);
  if (plan.help) {
    console.log(`  npm run bench -- [--quick | --full] [--only=${benchNames.join(",")}] [--output=<file>] [--remark=<text>]`);
    process.exit(0);
  }
  await buildStale((line) => console.log(`  ${line}`));
  const shown = parameters.filter((parameter) => !parameter.startsWith("--remark"));
  const complete = await runAll(plan, ["npm run bench", ...(shown.length === 0 ? [] : ["--", ...shown])].join(" "));
  console.log(`\n  written: ${plan.output}\n`);
  process.exit(complete ? 0 : 1);
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
