// Brings node_modules in step with package-lock.json. Runs on whatever Node started npm (20 or newer), so it needs
// nothing that is installed. A stamp in node_modules remembers what was installed last.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stampFile = join(root, "node_modules", ".lantern-installed");
const pinnedNode = join(root, "node_modules", ".bin", "node");

function manifests() {
  const workspaces = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name, "package.json")),
  );
  return [join(root, "package.json"), join(root, "package-lock.json"), ...workspaces.filter(existsSync)];
}

function wantedStamp() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const file of manifests()) hash.update(readFileSync(file));
  return hash.digest("hex");
}

function fail(message) {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}

const major = Number(process.versions.node.split(".")[0]);
if (major < 20)
  fail(`Lantern needs Node 20 or newer to install itself; this is ${process.version}. Install a newer Node and run the command again.`);

const stamp = wantedStamp();
if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== stamp) {
  console.log("  installing packages (once; about half a minute)");
  const npm = process.env.npm_execpath;
  const flags = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", flags, { cwd: root, stdio: "inherit" });
  if (result.status !== 0)
    fail("npm could not install the packages; its message stands above. Check the network and the disk, then run the command again.");
  writeFileSync(stampFile, stamp);
}

if (!existsSync(pinnedNode)) {
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  const runsTypeScript = ownMajor > 22 || (ownMajor === 22 && ownMinor >= 18);
  if (!runsTypeScript) {
    fail(
      `There is no pinned Node for ${process.platform}-${process.arch}, and this Node (${process.version}) cannot run TypeScript. Install Node 24 and run the command again.`,
    );
  }
}
