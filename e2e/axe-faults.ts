import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 at level AA. */
const options: RunOptions = { runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } };

/** Breaches of WCAG 2.2 AA in the page as it stands, one line each. Frames are other houses' matter. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Through the browser's own channel: the page's policy lets no foreign script in.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (runOptions) => (globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(runOptions),
    { ...options, iframes: false },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 4).map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
