import lighthouse from "lighthouse";
import { slowPhone, startBrowser } from "./browser.ts";
import { figure } from "./format.ts";
import type { Bench } from "./measurement.ts";
import { byWarmTurns } from "./rounds.ts";
import { median, ratioOfRounds } from "./statistics.ts";

const largestPaintMsMax = 1_500;
const shiftMax = 0.02;

/** What Lighthouse says of one visit. */
interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
}

/** First visits to home on a slow phone, by Lighthouse, against the same page with all its scripts blocked. */
export const pageLoad: Bench = {
  name: "page",
  run: async (stand, plan) => {
    const platform = await stand.platform();
    const { browser, port } = await startBrowser();
    const visit = (blocked: readonly string[]) => () => visitBy(port, `${platform.url}/`, blocked);
    try {
      const { home, bare } = await byWarmTurns(plan.rounds, { home: visit([]), bare: visit(["*.js"]) });
      const times = (visits: readonly Visit[], read: (visit: Visit) => number) => median(visits.map(read));
      const row = (what: string, visits: readonly Visit[]) => [
        what,
        figure(times(visits, ({ firstPaintMs }) => firstPaintMs)),
        figure(times(visits, ({ largestPaintMs }) => largestPaintMs)),
        times(visits, ({ shift }) => shift).toFixed(4),
      ];
      const largest = (visits: readonly Visit[]) => visits.map(({ largestPaintMs }) => largestPaintMs);
      return {
        title: "Home's first visit on a slow phone",
        figures: {
          headings: ["what", "first paint, ms", "largest paint, ms", "layout shift"],
          rows: [row("home", home), row("the same page, scripts blocked", bare)],
        },
        comparisons: [
          {
            what: "largest paint to the 1.5 s it may take",
            ratio: median(largest(home)) / largestPaintMsMax,
            budget: { atMost: 1 },
          },
          {
            what: "largest paint to the page's without scripts",
            ratio: ratioOfRounds(largest(home), largest(bare)),
            budget: { atMost: 1.15 },
          },
          { what: "layout shift to the 0.02 it may be", ratio: times(home, ({ shift }) => shift) / shiftMax, budget: { atMost: 1 } },
        ],
        notes: [
          `Lighthouse, a phone of 390 × 844 at twofold density, ${slowPhone.downloadKbps / 1_000} Mbit/s and ${slowPhone.latencyMs} ms applied, processor ${slowPhone.processorSlowdown} times slower; an empty cache each time.`,
          "The page without scripts is the floor of the same HTML, styles, faces and pictures: what is above it is the scripts' doing.",
          "The processor is slowed relative to this machine's, whose other load counts in full.",
        ],
      };
    } finally {
      await browser.close();
    }
  },
};

async function visitBy(port: number, url: string, blocked: readonly string[]): Promise<Visit> {
  const { latencyMs, downloadKbps, uploadKbps, processorSlowdown } = slowPhone;
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    formFactor: "mobile",
    screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
    throttlingMethod: "devtools",
    throttling: {
      rttMs: latencyMs,
      throughputKbps: downloadKbps,
      requestLatencyMs: latencyMs,
      downloadThroughputKbps: downloadKbps,
      uploadThroughputKbps: uploadKbps,
      cpuSlowdownMultiplier: processorSlowdown,
    },
    onlyAudits: ["first-contentful-paint", "largest-contentful-paint", "cumulative-layout-shift"],
    blockedUrlPatterns: [...blocked],
  });
  const value = (audit: string) => {
    const found = result?.lhr.audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse told no ${audit} of ${url}: ${result?.lhr.runtimeError?.message ?? "no reason"}`);
    return found;
  };
  return {
    firstPaintMs: value("first-contentful-paint"),
    largestPaintMs: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
  };
}
