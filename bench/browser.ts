import { chromium, type Browser } from "playwright-core";
import { freePortPair } from "@lantern/database/testing/free-port.ts";
import { installedBrowser } from "../scripts/find-browser.ts";

/** A browser that both Lighthouse (by its port) and our own scripts drive. */
export interface MeasuredBrowser {
  readonly browser: Browser;
  readonly port: number;
}

/** Starts the browser of the journeys; whoever asked closes it. */
export async function startBrowser(): Promise<MeasuredBrowser> {
  const port = await freePortPair();
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/** Slow 4G, applied packet by packet, and a processor four times slower: what the budgets of a page are stated at. */
export const slowPhone = { latencyMs: 150, downloadKbps: 1_600, uploadKbps: 750, processorSlowdown: 4 } as const;
