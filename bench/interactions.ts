import type { Browser, Page } from "playwright-core";
import { bareTaps, barePage } from "./bare-taps.ts";
import { slowPhone, startBrowser } from "./browser.ts";
import { fingerOf, type Finger } from "./finger.ts";
import type { Bench } from "./measurement.ts";
import { watch, type TimedTap } from "./tap-counters.ts";
import { watchFrames } from "./tap-frames.ts";
import { processorMsOfTap, traced } from "./tap-processor.ts";
import { reportOfTaps, type TapsRun } from "./tap-report.ts";
import { settled, tapThrough } from "./tap-through.ts";

const member = { name: "demo03", password: "lantern123" } as const;

/** Taps, moves between tabs and the arrival of the session, by the browser's own counters. */
export const interactions: Bench = {
  name: "taps",
  run: async (stand, plan) => {
    const [platform, bare] = [await stand.platform(), await stand.bare()];
    await bare.servePage(barePage);
    const { browser } = await startBrowser();
    try {
      const runs: TapsRun[] = [];
      while (runs.length < plan.rounds) runs.push(await measure(browser, { url: platform.url, bareUrl: `${bare.url}/page` }));
      return reportOfTaps(runs);
    } finally {
      await browser.close();
    }
  },
};

async function measure(browser: Browser, { url, bareUrl }: { readonly url: string; readonly bareUrl: string }): Promise<TapsRun> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const bareBefore = await bareTaps(context, bareUrl);
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.addInitScript(watchFrames);
    const finger = await fingerOf(page);
    const slowDown = (rate: number) => finger.devtools.send("Emulation.setCPUThrottlingRate", { rate });
    await slowDown(slowPhone.processorSlowdown);
    await page.goto(`${url}/m/login`);
    await logIn(page, finger);
    await page.goto(`${url}/m/home`);
    await finger.until("html[data-alive]");
    await finger.until(".game-tile");
    await page.waitForLoadState("networkidle");
    const memberShift = await page.evaluate(() => window.counted.shift);
    // The first round brings each page's code and data; the second is what moving between known pages costs.
    await tapThrough(page, finger, async (act) => act());
    await page.evaluate(() => window.counted.frames.splice(0));
    await tapThrough(page, finger, async (act) => act());
    const { taps, frames } = await page.evaluate(() => window.counted);
    if (taps.length === 0 || frames.length === 0) throw new Error("the browser has counted no taps");
    await slowDown(1);
    await tapThrough(page, finger, async (act, what) => {
      await page.evaluate((name) => window.tapFrames.keep(name), what);
      await act();
    });
    await slowDown(slowPhone.processorSlowdown);
    const plainTaps: TimedTap[] = [];
    await tapThrough(page, finger, async (act, what) => {
      await page.evaluate(() => window.counted.taps.splice(0));
      await swapped(page, act, what);
      plainTaps.push(...(await page.evaluate(() => window.counted.taps)));
      await act();
    });
    await slowDown(1);
    const [processor, plainProcessor]: [TimedTap[], TimedTap[]] = [[], []];
    await tapThrough(page, finger, async (act, what) => {
      const count = (into: TimedTap[]) => async () => {
        const ms = processorMsOfTap(await traced(finger.devtools, act));
        if (ms !== undefined) into.push({ what, ms: ms * slowPhone.processorSlowdown });
      };
      await swapped(page, count(plainProcessor), what);
      await count(processor)();
    });
    if (processor.length === 0 || plainProcessor.length === 0) throw new Error("the browser's trace has no tap");
    await page.close();
    const plain = { taps: plainTaps, processor: plainProcessor };
    return { taps, processor, plain, frames, memberShift, bareTaps: [...bareBefore, ...(await bareTaps(context, bareUrl))] };
  } finally {
    await context.close();
  }
}

async function logIn(page: Page, finger: Finger): Promise<void> {
  await finger.until("html[data-alive]");
  await page.locator('input[autocomplete~="username"]').fill(member.name);
  await page.locator('input[type="password"]').first().fill(member.password);
  await page.locator("form button[type=submit]").tap();
  await page.waitForURL((address) => !address.pathname.endsWith("/login"));
}

/** The tap answered with its frame alone, and what was there before put back. */
async function swapped(page: Page, act: () => Promise<void>, what: string): Promise<void> {
  const changes = await page.evaluate((name) => window.tapFrames.arm(name), what);
  if (changes === 0) throw new Error(`the frame kept of ${what} changes nothing`);
  await settled(page);
  await act();
  await page.evaluate(() => window.tapFrames.restore());
  await settled(page);
}
