import { chromium, type Browser } from "playwright-core";
import { installedBrowser } from "../scripts/find-browser.ts";

/** A Chromium that asks nobody anything in the background; close it after the tests. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: installedBrowser(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
  });
}
