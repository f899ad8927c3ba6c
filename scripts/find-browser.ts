// Finds the browser of the journeys; installs Debian's where that is possible.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Chromium without windows: the same engine at less than two thirds of the processor time of the whole browser. */
const shells = ["/usr/bin/chromium-headless-shell", "/usr/bin/chrome-headless-shell"];
const wholeBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

const first = (places: readonly string[]) => places.find((place) => existsSync(place));

function named(): string | undefined {
  const place = process.env["CHROMIUM_PATH"];
  if (place === undefined || place === "") return undefined;
  if (!existsSync(place)) throw new Error(`CHROMIUM_PATH names ${place}, which does not exist.`);
  return place;
}

/** Debian's, where this user may install; whether it could is seen by looking for it. */
function installShell(): void {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  console.log("  installing the browser of the journeys (Debian package chromium-headless-shell)");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Without a network this gives up soon, for there may be a whole browser to do with.
  const patience = ["-qq", "-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=1"];
  spawnSync("apt-get", [...patience, "update"], { stdio: "ignore", env });
  const parameters = [...patience, "install", "-y", "--no-install-recommends", "--no-remove"];
  // An older release has the whole browser alone.
  for (const name of ["chromium-headless-shell", "chromium"])
    if (spawnSync("apt-get", [...parameters, name], { stdio: "ignore", env }).status === 0) return;
}

/**
 * The path of a Chromium that is installed: the one that CHROMIUM_PATH names, else one without windows, else the whole browser. Throws where
 * there is none.
 */
export function installedBrowser(): string {
  const found = named() ?? first(shells) ?? first(wholeBrowsers);
  if (found !== undefined) return found;
  throw new Error(
    "The journeys need Chromium: install the package `chromium-headless-shell` or `chromium` (or set CHROMIUM_PATH to a Chromium's path) and run this again.",
  );
}

/** As `installedBrowser`, after an attempt to install one without windows where there is none. */
export function findBrowser(): string {
  if (named() === undefined && first(shells) === undefined) installShell();
  return installedBrowser();
}
