// Finds the browser of the journeys; installs Debian's where that is possible.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return places.find((place) => existsSync(place));
}

/** The path of a Chromium. Throws, naming the package, where there is none and none can be installed. */
export function findBrowser() {
  const found = installed();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log("  installing the browser of the journeys (Debian package chromium)");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: ["ignore", "ignore", "inherit"], env: environment });
    const now = installed();
    if (now !== undefined) return now;
  }
  throw new Error(
    "The journeys need Chromium: install the package `chromium` (or set CHROMIUM_PATH to a Chromium's path) and run this again.",
  );
}
