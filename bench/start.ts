import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePortPair } from "@lantern/database/testing/free-port.ts";
import { startChild, type Child } from "./child.ts";
import { figure } from "./format.ts";
import type { Bench } from "./measurement.ts";
import { environmentOf } from "./platform.ts";
import { median } from "./statistics.ts";

const answerMsMax = 60_000;
const budgetMs = 5_000;

/** From `npm start`'s script, built and seeded on the embedded database, to the platform's first answer. */
export const start: Bench = {
  name: "start",
  run: async (_stand, plan) => {
    const folder = await mkdtemp(path.join(tmpdir(), "lantern-bench-start-"));
    try {
      const first = await startOnce(folder);
      const later: StartTimes[] = [];
      while (later.length < plan.starts) later.push(await startOnce(folder));
      const seededMs = median(later.map(({ answerMs }) => answerMs));
      return {
        title: "Start on the embedded database",
        figures: {
          headings: ["what", "ms to the first answer", "ms to home"],
          rows: [
            ["first start, which migrates and seeds", figure(first.answerMs), figure(first.homeMs)],
            [
              `built and seeded, ${plan.starts === 1 ? "once" : `median of ${plan.starts}`}`,
              figure(seededMs),
              figure(median(later.map(({ homeMs }) => homeMs))),
            ],
          ],
        },
        comparisons: [{ what: "built and seeded start to the 5 s it may take", ratio: seededMs / budgetMs, budget: { atMost: 1 } }],
        notes: [
          "This is a time of this machine and not a ratio of two: the machine's load counts in full.",
          "What is built was up to date before; npm's own time is not in it.",
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface StartTimes {
  /** To the first answer of `/healthz`. */
  readonly answerMs: number;
  /** To the whole first page of home. */
  readonly homeMs: number;
}

async function startOnce(folder: string): Promise<StartTimes> {
  const port = await freePortPair();
  const startedMs = performance.now();
  const child = startChild("scripts/start.mjs", environmentOf(port, folder));
  try {
    await untilAnswer(child, `http://127.0.0.1:${port}/healthz`);
    const answerMs = performance.now() - startedMs;
    const home = await fetch(`http://127.0.0.1:${port}/`);
    await home.text();
    if (home.status !== 200) throw new Error(`home answered ${home.status} after the start`);
    return { answerMs, homeMs: performance.now() - startedMs };
  } finally {
    await child.stop();
  }
}

async function untilAnswer(child: Child, url: string): Promise<void> {
  const deadlineMs = performance.now() + answerMsMax;
  while (performance.now() < deadlineMs) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`the platform did not answer within ${answerMsMax / 1_000} s:\n${child.output()}`);
}
