import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Frame, Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const rules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  // What a page's frames show is looked at by itself.
  iframes: false,
  // No rule of these asks for the style sheets, which would be fetched and read again for each page.
  preload: { assets: ["media"] },
};

/** What of the page, or of what one of its frames shows, breaks WCAG 2.2 A and AA, one line each, once the short movements are over. */
export async function accessibilityFaults(page: Page | Frame): Promise<string[]> {
  // A text that fades in has no contrast yet, a part that is still out of sight no name; what moves for long or for ever moves on.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endMs = Number(effect?.getComputedTiming().endTime ?? 0);
      return playState !== "running" || endMs > 5_000;
    }),
  );
  // Evaluated, not added as a script: the page's policy lets none in.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { readonly axe: { readonly run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}
