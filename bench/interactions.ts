import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright-core";
import { slowPhone, startBrowser } from "./browser.ts";
import { figure } from "./format.ts";
import type { Bench, Measurement } from "./measurement.ts";
import { median } from "./statistics.ts";

const nextPaintMsMax = 100;
/** How long a finger stays down in a tap. */
const fingerDownMs = 70;
const member = { name: "demo03", password: "lantern123" } as const;

/** From a tap to the next paint, in ms (Event Timing). */
interface TimedTap {
  readonly what: string;
  readonly ms: number;
}

/** What the page counts of itself: `watch` runs in it before anything else. */
interface Counted {
  /** The tap that is under way. */
  what: string;
  readonly taps: TimedTap[];
  /** Layout shifts that no tap asked for, summed. */
  shift: number;
  /** Frames from a tap on a link to the first with the other page's content, of every tap that led to another page. */
  readonly frames: number[];
}

declare global {
  interface Window {
    counted: Counted;
  }
}

/** Taps, moves between tabs and the arrival of the session, by the browser's own counters. */
export const interactions: Bench = {
  name: "taps",
  run: async (stand, plan) => {
    const platform = await stand.platform();
    const { browser } = await startBrowser();
    try {
      const runs: Run[] = [];
      while (runs.length < plan.rounds) runs.push(await measure(browser, platform.url));
      return reportOf(runs);
    } finally {
      await browser.close();
    }
  },
};

interface Run {
  readonly taps: readonly TimedTap[];
  readonly frames: readonly number[];
  readonly memberShift: number;
}

function reportOf(runs: readonly Run[]): Measurement {
  const worst = runs.map(({ taps }) => Math.max(...taps.map(({ ms }) => ms)));
  const taps = runs.flatMap((run) => run.taps);
  const usual = (of: readonly TimedTap[]) => figure(median(of.map(({ ms }) => ms)));
  const frames = runs.map((run) => Math.max(...run.frames));
  const shifts = runs.map(({ memberShift }) => memberShift);
  return {
    title: "Taps and moves on a slow phone",
    figures: {
      headings: ["what", "median of the runs"],
      rows: [
        ["slowest of a run's taps to the next paint, ms", figure(median(worst))],
        ["usual tap to the next paint, ms", usual(taps)],
        ...[...Map.groupBy(taps, ({ what }) => what)].map(([what, of]) => [`usual tap, ${what}, ms`, usual(of)]),
        ["most frames from a tap to a known page", figure(median(frames))],
        ["layout shift while a member's home fills in", median(shifts).toFixed(4)],
      ],
    },
    comparisons: [
      { what: "slowest tap to the 100 ms it may take", ratio: median(worst) / nextPaintMsMax, budget: { atMost: 1 } },
      { what: "frames from a tap to a page known before, to the one it may take", ratio: median(frames), budget: { atMost: 1 } },
      { what: "layout shift at the session's arrival to the 0.02 it may be", ratio: median(shifts) / 0.02, budget: { atMost: 1 } },
    ],
    notes: [
      `A processor ${slowPhone.processorSlowdown} times slower than this machine's, whose other load counts in full.`,
      "Taps: pages of the bottom menu and of the member's own page, a tab of a list, the user panel opened and closed.",
      "A page is known when it was open before in the visit: what it shows comes from memory and is refreshed behind. Its lantern and its skeletons are no content.",
    ],
  };
}

async function measure(browser: Browser, url: string): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.processorSlowdown });
    await open(page, `${url}/m/login`);
    await logIn(page);
    await open(page, `${url}/m/home`);
    await page.locator(".game-tile").first().waitFor();
    await page.waitForLoadState("networkidle");
    const memberShift = await page.evaluate(() => window.counted.shift);
    // The first round brings each page's code and data; the second is what moving between known pages costs.
    await tapThrough(page, devtools);
    await page.evaluate(() => window.counted.frames.splice(0));
    await tapThrough(page, devtools);
    const { taps, frames } = await page.evaluate(() => window.counted);
    if (taps.length === 0 || frames.length === 0) throw new Error("the browser has counted no taps");
    return { taps, frames, memberShift };
  } finally {
    await context.close();
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
}

async function logIn(page: Page): Promise<void> {
  await page.locator('input[autocomplete~="username"]').fill(member.name);
  await page.locator('input[type="password"]').first().fill(member.password);
  await page.locator("form button[type=submit]").tap();
  await page.waitForURL((address) => !address.pathname.endsWith("/login"));
}

/** The member's page, his bets, a tab of theirs, home, the panel opened and closed. */
async function tapThrough(page: Page, devtools: CDPSession): Promise<void> {
  const settled = async () => {
    await page.waitForLoadState("networkidle");
    // What a page leaves for after its first frame belongs to no other tap.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
    );
  };
  const next = (what: string) => page.evaluate((name) => (window.counted.what = name), what);
  const tap = async (what: string, selector: string) => {
    const middle = await middleOf(page, selector);
    await next(what);
    await touch(devtools, middle);
    await settled();
  };
  await tap("to the member's page", 'nav a[href="/m/member/home"]');
  await tap("to the bets", 'main a[href="/m/gameRecord"]');
  await tap("another tab", 'main [role="tab"] >> nth=1');
  await tap("to home", 'nav a[href="/"]');
  await tap("panel opens", 'header button[aria-haspopup="dialog"]');
  await page.getByRole("dialog").waitFor();
  await next("panel closes");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await settled();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(page: Page, selector: string): Promise<Point> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`there is nothing to tap at ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * A finger, down and up. (Playwright's own tap asks the page whether the element is in reach, by scripts that run in the measured time: up to
 * half of what the page itself takes to answer.)
 */
async function touch(devtools: CDPSession, point: Point): Promise<void> {
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await setTimeout(fingerDownMs);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Counts in the page, from before its first script. */
function watch(): void {
  window.counted = { what: "", taps: [], shift: 0, frames: [] };
  const { taps, frames } = window.counted;
  const observe = (type: string, options: object, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry);
    }).observe({ type, buffered: true, ...options });
  observe("event", { durationThreshold: 16 }, (entry) => {
    if (entry.name === "pointerup" || entry.name === "click" || entry.name === "keydown")
      taps.push({ what: window.counted.what, ms: entry.duration });
  });
  observe("layout-shift", {}, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (!hadRecentInput) window.counted.shift += value;
  });
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.pathname === location.pathname) return;
      // Each page has a `main` of its own; what changes within one is a clock, no page.
      const before = document.querySelector("main");
      let passed = 0;
      // A frame runs its callbacks and then paints. What the first callback after the tap finds was put there by the tap's own task, or
      // before the frame began, and that very frame paints it: one. What comes later misses that paint, and the second callback finds it: two.
      const look = () => {
        passed += 1;
        const main = document.querySelector("main");
        const shown = main !== null && main !== before && main.querySelector(".route-loading, .skeleton") === null;
        if (shown) frames.push(passed);
        else if (passed < 120) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}
