// Builds what is stale: each target's inputs are hashed and compared with the stamp of its last build.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name) => join(root, "node_modules", ".bin", name);

/** What `npm start` needs, in order. `inputs` are files and folders; tests and build products in them do not count. */
const targets = [
  {
    name: "texts",
    product: "packages/phrases/dist",
    inputs: ["packages/phrases/src"],
    steps: [[bin("node"), ["packages/phrases/src/build-catalogues.ts"], "."]],
  },
  {
    name: "player's app",
    product: "apps/mobile/dist",
    inputs: [
      "apps/mobile",
      "packages/ui/src",
      "packages/contract/src",
      "packages/rules/src",
      "packages/money/src",
      "packages/phrases/src",
      "package-lock.json",
    ],
    steps: [
      [bin("vite"), ["build", "--logLevel", "warn"], "apps/mobile"],
      [bin("vite"), ["build", "--ssr", "src/entry-server.tsx", "--outDir", "dist/server", "--logLevel", "warn"], "apps/mobile"],
    ],
  },
  {
    name: "studio's games",
    product: "apps/studio/dist",
    inputs: ["apps/studio", "packages/ui/src", "packages/rules/src", "packages/money/src", "packages/phrases/src", "package-lock.json"],
    steps: [[bin("vite"), ["build", "--logLevel", "warn"], "apps/studio"]],
  },
];

/** The components' stories, for those who build them and for their check; no part of the product. */
const stories = {
  name: "components' stories",
  product: ".cache/stories",
  inputs: ["apps/mobile/.storybook", "apps/mobile/src/themes", "apps/mobile/src/app/fonts.css", "packages/ui/src", "package-lock.json"],
  steps: [[bin("storybook"), ["build", "--quiet", "--loglevel", "warn", "--output-dir", "../../.cache/stories"], "apps/mobile"]],
  withStories: true,
};

/** Where `buildStories` puts what it makes, from the root. */
export const storiesFolder = stories.product;

const skipped = new Set(["node_modules", "dist", ".cache"]);
const storiesOnly = new Set([".storybook", "stories"]);

function addToHash(hash, path, withStories) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true });
  } catch {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name) || entry.name.includes(".test.")) continue;
    if (!withStories && storiesOnly.has(entry.name)) continue;
    addToHash(hash, `${path}/${entry.name}`, withStories);
  }
}

function inputsHash(target) {
  const hash = createHash("sha256");
  for (const input of target.inputs) addToHash(hash, input, target.withStories === true);
  return hash.digest("hex");
}

function run([command, parameters, folder]) {
  return new Promise((resolve, reject) => {
    // The tools' scripts ask the PATH for Node: theirs is the pinned one, whatever started this. A test run's NODE_ENV would bundle React's
    // development build.
    const PATH = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
    const child = spawn(command, parameters, {
      cwd: join(root, folder),
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, PATH, NODE_ENV: "production" },
    });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${parameters.join(" ")} ended with code ${code}`))));
  });
}

async function buildIfStale(target, report) {
  const wanted = inputsHash(target);
  const stamp = join(root, target.product, ".built-from");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  report(`building the ${target.name}`);
  rmSync(stamp, { force: true });
  for (const step of target.steps) await run(step);
  mkdirSync(join(root, target.product), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Builds every stale target; `report` gets one line a build. Throws where a build fails. */
export async function buildStale(report = console.log) {
  for (const target of targets) await buildIfStale(target, report);
}

/** Builds the components' stories where they are stale. */
export async function buildStories(report = console.log) {
  await buildIfStale(stories, report);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildStale((line) => console.log(`  ${line}`));
}
