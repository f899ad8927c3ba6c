// `npm start`: builds what is stale, then runs the platform and the studio, each its own process, until Ctrl-C.
import { spawn } from "node:child_process";
import { existsSync, watch as watchFolder } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildStale } from "./build.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const pinnedNode = `${root}node_modules/.bin/node`;
const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
const watch = process.argv.includes("--watch");
const say = (line) => console.log(`  ${line}`);

function portFrom(name, fallback) {
  const text = process.env[name];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(`\n  ${name} must be a port between 1 and 65535; it is "${text}".\n`);
    process.exit(1);
  }
  return port;
}

const port = portFrom("PORT", 8080);
const studioPort = portFrom("STUDIO_PORT", port + 1);
const environment = {
  ...process.env,
  PORT: String(port),
  STUDIO_PORT: String(studioPort),
  DATA_DIR: process.env.DATA_DIR ?? `${root}.lantern`,
  // Sources are compiled once, not at every start: a quarter of a start's processor time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}node_modules/.cache/node-compile`,
};

console.log("\n  Lantern\n");
try {
  await buildStale(say);
} catch (failure) {
  console.error(`\n  The build failed: ${failure.message}\n`);
  process.exit(1);
}

const children = new Map();
let stopping = false;
let exitCode = 0;

const processes = [
  { name: "platform", entry: "apps/server/src/main.ts", extra: {} },
  { name: "studio", entry: "apps/studio/src/server/main.ts", extra: { PLATFORM_URL: `http://127.0.0.1:${port}` } },
];

function startProcess({ name, entry, extra }) {
  // A group of its own: Ctrl-C reaches this process alone, which then stops the others in order.
  const child = spawn(node, [entry], {
    cwd: root,
    env: { ...environment, ...extra },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  children.set(name, child);
  child.on("exit", (code, signal) => {
    if (children.get(name) === child) children.delete(name);
    if (!stopping && !restarting && !watch) {
      console.error(`\n  The ${name} stopped (${signal ?? `code ${code}`}); stopping the rest. Its message stands above.\n`);
      exitCode = 1;
      stopAll();
    }
    if (stopping && children.size === 0) process.exit(exitCode);
  });
}

/** The platform first, so that it finishes the callbacks of the vendor that is still there; then the studio. */
function stopAll() {
  if (stopping) return;
  stopping = true;
  if (children.size === 0) process.exit(exitCode);
  for (const child of children.values()) child.kill("SIGTERM");
  setTimeout(() => {
    for (const [name, child] of children) {
      console.error(`  the ${name} did not stop in 15 seconds; ending it`);
      child.kill("SIGKILL");
    }
  }, 15_000).unref();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stopAll);

const changePauseMs = 300;
let restarting = false;
let changedAgain = false;

/** Builds what a change made stale and starts everything anew; changes that come meanwhile are taken up after it. */
async function restart() {
  if (restarting) {
    changedAgain = true;
    return;
  }
  restarting = true;
  changedAgain = false;
  try {
    await buildStale(say);
    const ends = [...children.values()].map((child) => new Promise((resolve) => child.once("exit", resolve)));
    for (const child of children.values()) child.kill("SIGTERM");
    await Promise.all(ends);
    if (!stopping) for (const one of processes) startProcess(one);
  } catch (failure) {
    console.error(`\n  The build failed: ${failure.message}. What runs is from before; save a file to try again.\n`);
  }
  restarting = false;
  if (changedAgain && !stopping) await restart();
}

function watchSources() {
  let timer;
  for (const folder of ["apps", "packages"]) {
    watchFolder(`${root}${folder}`, { recursive: true }, (_event, file) => {
      if (file === null || /(^|[/\\])(node_modules|dist|\.\w+)([/\\]|$)|\.test\.|\.tsbuildinfo$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), changePauseMs);
    });
  }
  say("watching apps/ and packages/ for changes");
}

for (const one of processes) startProcess(one);
if (watch) watchSources();
