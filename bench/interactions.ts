import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { bareTaps, barePage } from "./bare-taps.ts";
import { slowPhone, startBrowser } from "./browser.ts";
import { fingerOf, type Finger } from "./finger.ts";
import { figure } from "./format.ts";
import type { Bench, Measurement } from "./measurement.ts";
import { median, ratioOfRounds } from "./statistics.ts";
import { watch, type TimedTap } from "./tap-counters.ts";
import { processorMsOfTap, traced } from "./tap-processor.ts";

const nextPaintMsMax = 100;
/** A page is left alone so long after a tap: what measures would run in the time that is measured. */
const leftAloneMs = 300;
const member = { name: "demo03", password: "lantern123" } as const;

/** Taps, moves between tabs and the arrival of the session, by the browser's own counters. */
export const interactions: Bench = {
  name: "taps",
  run: async (stand, plan) => {
    const [platform, bare] = [await stand.platform(), await stand.bare()];
    await bare.servePage(barePage);
    const { browser } = await startBrowser();
    try {
      const runs: Run[] = [];
      while (runs.length < plan.rounds) runs.push(await measure(browser, { url: platform.url, bareUrl: `${bare.url}/page` }));
      return reportOf(runs);
    } finally {
      await browser.close();
    }
  },
};

interface Run {
  readonly taps: readonly TimedTap[];
  /** Ms of the bare page's taps, before and after ours. */
  readonly bareTaps: readonly number[];
  /** Processor time of the main thread at the slow phone's speed, of taps of their own. */
  readonly processor: readonly TimedTap[];
  readonly frames: readonly number[];
  readonly memberShift: number;
}

function reportOf(runs: readonly Run[]): Measurement {
  const slowest = runs.map(({ taps }) => slowestOf(taps));
  const worst = slowest.map(({ ms }) => ms);
  const taps = runs.flatMap((run) => run.taps);
  const bare = runs.flatMap((run) => run.bareTaps);
  const processor = Map.groupBy(
    runs.flatMap((run) => run.processor),
    ({ what }) => what,
  );
  const dearest = runs.map((run) => slowestOf(run.processor).ms);
  const usual = (of: readonly TimedTap[]) => figure(median(of.map(({ ms }) => ms)));
  const frames = runs.map((run) => Math.max(...run.frames));
  const shifts = runs.map(({ memberShift }) => memberShift);
  const row = (what: string, of: readonly TimedTap[]) => [
    what,
    usual(of),
    figure(Math.max(...of.map(({ ms }) => ms))),
    usual(processor.get(what) ?? []),
  ];
  return {
    title: "Taps and moves on a slow phone",
    figures: {
      headings: ["tap", "to the next paint, median ms", "slowest, ms", "processor, median ms"],
      rows: [
        ["slowest of a run", figure(median(worst)), figure(Math.max(...worst)), figure(median(dearest))],
        ["any", usual(taps), "", ""],
        ...[...Map.groupBy(taps, ({ what }) => what)].map(([what, of]) => row(what, of)),
        ["bare page", figure(median(bare)), figure(Math.max(...bare)), ""],
        ["most frames from a tap to a known page", figure(median(frames)), "", ""],
        ["layout shift while a member's home fills in", median(shifts).toFixed(4), "", ""],
      ],
    },
    comparisons: [
      { what: "slowest tap to the 100 ms it may take", ratio: median(worst) / nextPaintMsMax, budget: { atMost: 1 } },
      { what: "processor time of a run's dearest tap to the 100 ms", ratio: median(dearest) / nextPaintMsMax },
      {
        what: "slowest tap to the bare page's slowest",
        ratio: ratioOfRounds(
          worst,
          runs.map((run) => Math.max(...run.bareTaps)),
        ),
      },
      { what: "bare page's slowest tap to the 100 ms", ratio: median(runs.map((run) => Math.max(...run.bareTaps))) / nextPaintMsMax },
      { what: "frames from a tap to a page known before, to the one it may take", ratio: median(frames), budget: { atMost: 1 } },
      { what: "layout shift at the session's arrival to the 0.02 it may be", ratio: median(shifts) / 0.02, budget: { atMost: 1 } },
    ],
    notes: [
      `A processor ${slowPhone.processorSlowdown} times slower than this machine's, whose other load counts in full: in the slowest of many taps more than in the median.`,
      `Slowest of each run: ${slowest.map(({ what, ms }) => `${what} ${figure(ms)} ms`).join(", ")}. Times to the next paint come in steps of 8 ms.`,
      `Processor: what the page's main thread itself works from the finger's lift to the frame, ${slowPhone.processorSlowdown} times what it takes at full speed, in a round of its own under the browser's trace. The drawing of the frame and all waiting come on top.`,
      "The bare page changes one word when it is tapped, before and after the taps of each run: less no page takes on this machine at this time.",
      "Taps: pages of the bottom menu and of the member's own page, a tab of a list, the user panel opened and closed.",
      "A page is known when it was open before in the visit: what it shows comes from memory and is refreshed behind. Its lantern and its skeletons are no content.",
    ],
  };
}

function slowestOf(taps: readonly TimedTap[]): TimedTap {
  return taps.reduce((slowest, tap) => (tap.ms > slowest.ms ? tap : slowest), { what: "none", ms: 0 });
}

async function measure(browser: Browser, { url, bareUrl }: { readonly url: string; readonly bareUrl: string }): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const bareBefore = await bareTaps(context, bareUrl);
    const page = await context.newPage();
    await page.addInitScript(watch);
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
    const timed = async (act: () => Promise<void>) => act();
    await tapThrough(page, finger, timed);
    await page.evaluate(() => window.counted.frames.splice(0));
    await tapThrough(page, finger, timed);
    const { taps, frames } = await page.evaluate(() => window.counted);
    if (taps.length === 0 || frames.length === 0) throw new Error("the browser has counted no taps");
    await slowDown(1);
    const processor: TimedTap[] = [];
    await tapThrough(page, finger, async (act, what) => {
      const ms = processorMsOfTap(await traced(finger.devtools, act));
      if (ms !== undefined) processor.push({ what, ms: ms * slowPhone.processorSlowdown });
    });
    if (processor.length === 0) throw new Error("the browser's trace has no tap");
    await page.close();
    return { taps, processor, frames, memberShift, bareTaps: [...bareBefore, ...(await bareTaps(context, bareUrl))] };
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

/** The member's page, his bets, a tab of theirs, home, the panel opened and closed; `measured` does each and may look at what it does. */
async function tapThrough(page: Page, finger: Finger, measured: (act: () => Promise<void>, what: string) => Promise<void>): Promise<void> {
  const settled = async () => {
    await page.waitForLoadState("networkidle");
    // What a page leaves for after its first frame belongs to no other tap.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
    );
  };
  const answered = async (what: string, act: () => Promise<void>) => {
    await page.evaluate((name) => (window.counted.what = name), what);
    await measured(async () => {
      await act();
      await setTimeout(leftAloneMs);
    }, what);
    await settled();
  };
  const dialog = '[role="dialog"]';
  await answered("to the member's page", () => finger.tap('nav a[href="/m/member/home"]'));
  await finger.until('main a[href="/m/gameRecord"]');
  await answered("to the bets", () => finger.tap('main a[href="/m/gameRecord"]'));
  await finger.until('main [role="tab"]');
  await answered("another tab", () => finger.tap('main [role="tab"]', { at: 1 }));
  await answered("to home", () => finger.tap('nav a[href="/"]'));
  await answered("panel opens", () => finger.tap('header button[aria-haspopup="dialog"]'));
  await finger.until(dialog);
  await answered("panel closes", () => page.keyboard.press("Escape"));
  await finger.until(dialog, { gone: true });
}
