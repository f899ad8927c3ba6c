import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { platformUrl } from "./platform-url.ts";
import { launchBrowser } from "./launch-browser.ts";

/** With `E2E_SCREENS=1` journeys keep pictures of what they see, at a phone's density; without it they need half the drawing. */
const keepsScreens = process.env["E2E_SCREENS"] === "1";
const screensFolder = fileURLToPath(new URL("screens/", import.meta.url));

let browser: Browser | undefined;

/** Call once at the top of a journey file. The files of one worker share its browser, which ends with the worker; each leaves it without a phone. */
export function useBrowser(): void {
  beforeAll(async () => {
    if (browser?.isConnected() !== true) browser = await launchBrowser();
  });
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });
}

export interface PhoneOptions {
  readonly width?: number;
  readonly height?: number;
  /** Wire code of the language that the person chose before. */
  readonly language?: string;
  /** Host name of the merchant. */
  readonly host?: string;
  /** Where another platform than the worker's own answers. */
  readonly platform?: string;
  readonly reducedMotion?: boolean;
  /**
   * With the app's service worker. It fetches the whole app again for each phone, which costs more than most journeys, and calls that
   * pass through it cannot be held back.
   */
  readonly withServiceWorker?: boolean;
}

/** A phone with its own storage, open at the platform. Whatever goes wrong in the page is collected in `faults`. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origin: string;
  /** Errors of scripts, of the console and of the content security policy. */
  readonly faults: string[];
  readonly go: (route: string) => Promise<void>;
  /** Stores a screenshot under `e2e/screens/`, where the run keeps them. */
  readonly screen: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openPhone(options: PhoneOptions = {}): Promise<Phone> {
  const { width = 390, height = 844, language, host, platform, reducedMotion = false, withServiceWorker = false } = options;
  const url = new URL(platform ?? platformUrl());
  if (host !== undefined) url.hostname = host;
  const { origin } = url;
  if (browser === undefined) throw new Error("no browser was launched: call useBrowser at the top of the file");
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: keepsScreens ? 2 : 1,
    isMobile: true,
    hasTouch: true,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    serviceWorkers: withServiceWorker ? "allow" : "block",
  });
  if (language !== undefined) await context.addCookies([{ name: "language", value: language, url: origin }]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !isRefusedCall(message.text())) faults.push(`console: ${message.text()}`);
  });
  return {
    page,
    context,
    origin,
    faults,
    go: async (route) => {
      await page.goto(`${origin}${route}`, { waitUntil: "load" });
      // The first HTML takes no taps yet; a page of the app says when it does.
      await page.waitForFunction(() => document.querySelector("#app") === null || "alive" in document.documentElement.dataset);
    },
    screen: async (name) => {
      if (!keepsScreens) return;
      mkdirSync(screensFolder, { recursive: true });
      await page.screenshot({ path: path.join(screensFolder, `${name}-${width}.png`) });
    },
    close: async () => {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

/** Call once at the top of a journey file whose tests open one phone each: it is closed after the test, and must have had no faults. */
export function phonePerTest(): { readonly open: (options?: PhoneOptions) => Promise<Phone>; readonly phone: () => Phone } {
  useBrowser();
  let opened: Phone;
  afterEach(async () => opened.close());
  return {
    open: async (options = {}) => {
      opened = await openPhone(options);
      return opened;
    },
    phone: () => opened,
  };
}

/** The browser logs each answer of 400 and more; refusals that a journey provokes are no faults of the page. */
function isRefusedCall(text: string): boolean {
  return /Failed to load resource: the server responded with a status of (?:4\d\d|501)/.test(text);
}
