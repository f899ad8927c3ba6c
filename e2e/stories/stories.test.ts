import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../launch-browser.ts";
import { layoutFaults, movingFaults } from "./layout-faults.ts";
import { serveFolder } from "./serve-folder.ts";
import { showStory } from "./show-story.ts";

interface Setting {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Globals of the stories (`apps/mobile/.storybook/preview.tsx`) that differ from the usual ones. */
  readonly globals?: string;
  readonly reducedMotion?: boolean;
}

const settings: readonly Setting[] = [
  { name: "small-english", width: 360, height: 740 },
  { name: "small-burmese", width: 360, height: 740, globals: "language:my" },
  { name: "phone-german", width: 390, height: 844, globals: "language:de" },
  { name: "phone-thai", width: 390, height: 844, globals: "language:th" },
  { name: "tablet-english", width: 800, height: 1280 },
  { name: "phone-arabic", width: 390, height: 844, globals: "language:ar;direction:rtl" },
  { name: "phone-still", width: 390, height: 844, reducedMotion: true },
  { name: "phone-jade", width: 390, height: 844, globals: "brand:jade" },
];

const root = fileURLToPath(new URL("../../", import.meta.url));
const screensFolder = path.join(root, "e2e/screens/stories");
const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

let browser: Browser;
let served: Awaited<ReturnType<typeof serveFolder>>;
let stories: readonly string[];

beforeAll(async () => {
  execFileSync("node", ["scripts/stories.mjs", "--build"], { cwd: root, stdio: "inherit" });
  const folder = path.join(root, ".cache/stories");
  const index = JSON.parse(readFileSync(path.join(folder, "index.json"), "utf8")) as {
    readonly entries: Readonly<Record<string, unknown>>;
  };
  stories = Object.keys(index.entries);
  rmSync(screensFolder, { recursive: true, force: true });
  [served, browser] = await Promise.all([serveFolder(folder), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

it.concurrent.each(settings)(
  "every story keeps its shape and can be read, heard and hit: $name",
  async ({ name, width, height, globals, reducedMotion }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile: true,
      hasTouch: true,
      reducedMotion: reducedMotion === true ? "reduce" : "no-preference",
    });
    const page = await context.newPage();
    const faults: string[] = [];
    let story = "the first";
    page.on("pageerror", (error) => faults.push(`${story}: script: ${error.message}`));
    page.on(
      "console",
      (message) => message.type() === "error" && faults.push(`${story}: console: ${message.text()} ${message.location().url}`),
    );
    await page.goto(`${served.origin}/iframe.html?id=${stories[0]}&viewMode=story&globals=a11y.manual:!true;${globals ?? ""}`);
    await page.addScriptTag({ path: axePath });
    mkdirSync(path.join(screensFolder, name), { recursive: true });
    for (story of stories) {
      await page.evaluate(showStory, story);
      const { height: shownPx } = (await page.locator("main").boundingBox()) ?? { height };
      const isLayer = story.startsWith("layers");
      await page.screenshot({
        path: path.join(screensFolder, name, `${story}.png`),
        clip: { x: 0, y: 0, width, height: isLayer ? height : Math.min(height, shownPx) },
      });
      if (reducedMotion === true) faults.push(...(await page.evaluate(movingFaults)).map((fault) => `${story}: ${fault}`));
      faults.push(...[...(await page.evaluate(layoutFaults)), ...(await axeFaults(page))].map((fault) => `${story}: ${fault}`));
    }
    await context.close();
    expect(stories.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  },
);

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { readonly axe: { readonly run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary ?? ""}`),
  );
}
