import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with the page as it stands, by WCAG 2.2 A and AA. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy lets none in.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { readonly axe: { readonly run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}
