import type { Browser, Page } from "playwright-core";
import { slowPhone, startBrowser } from "./browser.ts";
import { figure } from "./format.ts";
import type { Bench, Measurement } from "./measurement.ts";
import { median } from "./statistics.ts";

const nextPaintMsMax = 100;
const member = { name: "demo03", password: "lantern123" } as const;

/** What the page counts of itself: `watch` runs in it before anything else. */
interface Counted {
  /** From the tap to the next paint, in ms (Event Timing), of every tap. */
  readonly taps: number[];
  /** Layout shifts that no tap asked for, summed. */
  shift: number;
  /** Frames from a tap on a link to the first that shows something else, of every tap that led to another page. */
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
  readonly taps: readonly number[];
  readonly frames: readonly number[];
  readonly memberShift: number;
}

function reportOf(runs: readonly Run[]): Measurement {
  const worst = runs.map(({ taps }) => Math.max(...taps));
  const frames = runs.map((run) => Math.max(...run.frames));
  const shifts = runs.map(({ memberShift }) => memberShift);
  return {
    title: "Taps and moves on a slow phone",
    figures: {
      headings: ["what", "median of the runs"],
      rows: [
        ["slowest of a run's taps to the next paint, ms", figure(median(worst))],
        ["usual tap to the next paint, ms", figure(median(runs.flatMap(({ taps }) => taps)))],
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
      "Taps: the user panel opened and closed, categories, tabs and chips of lists, pages of the bottom menu and back.",
      "A page is known when it was open before in the visit: what it shows comes from memory and is refreshed behind.",
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
    await tapThrough(page);
    await page.evaluate(() => window.counted.frames.splice(0));
    await tapThrough(page);
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
  await page.locator('input[autocomplete="username"]').fill(member.name);
  await page.locator('input[type="password"]').first().fill(member.password);
  await page.locator("form button[type=submit]").tap();
  await page.waitForURL((address) => !address.pathname.endsWith("/login"));
}

/** Home, slots, a tab of the list, lottery, member centre, panel, and home again. */
async function tapThrough(page: Page): Promise<void> {
  const settled = async () => {
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  const tap = async (selector: string) => {
    await page.locator(selector).first().tap();
    await settled();
  };
  await tap('nav a[href="/m/member/home"]');
  await tap('main a[href="/m/gameRecord"]');
  await tap('main [role="tab"] >> nth=1');
  await tap('nav a[href="/"]');
  await tap('header button[aria-haspopup="dialog"]');
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

/** Counts in the page, from before its first script. */
function watch(): void {
  window.counted = { taps: [], shift: 0, frames: [] };
  const { taps, frames } = window.counted;
  const observe = (type: string, options: object, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry);
    }).observe({ type, buffered: true, ...options });
  observe("event", { durationThreshold: 16 }, (entry) => {
    if (entry.name === "pointerup" || entry.name === "click" || entry.name === "keydown") taps.push(entry.duration);
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
      const before = document.querySelector("main")?.innerHTML;
      let passed = 0;
      const look = () => {
        passed += 1;
        if (document.querySelector("main")?.innerHTML !== before) frames.push(passed);
        else if (passed < 120) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}
