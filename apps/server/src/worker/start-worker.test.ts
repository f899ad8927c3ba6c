import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../platform/clock.ts";
import type { Scope } from "../platform/context.ts";
import { readConfiguration } from "../platform/read-configuration.ts";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import type { Job } from "../platform/job.ts";
import { pauseMs } from "./job-loop.ts";
import { startWorker, type Worker } from "./start-worker.ts";

/** A job that counts its runs and tells when it has run so many times. */
function countingJob(run: (count: number) => Promise<void> | void = () => undefined) {
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  let count = 0;
  const job: Job = {
    name: "test.count",
    everyMs: 1,
    run: async () => {
      count += 1;
      for (const { resolve } of waiting.filter((waiter) => waiter.count <= count)) resolve();
      await run(count);
    },
  };
  return {
    job,
    runs: () => count,
    hasRun: (times: number) => new Promise<void>((resolve) => (count >= times ? resolve() : waiting.push({ count: times, resolve }))),
  };
}

describe.each(["embedded", "postgres"] as const)("on %s", (kind) => {
  let database: TestDatabase;
  let scope: Scope;
  const workers: Worker[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    scope = { database, clock: systemClock, configuration: readConfiguration({}), log: pino({ level: "silent" }) };
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
  });
  afterAll(() => database.close());

  async function start(jobs: readonly Job[], options: Parameters<typeof startWorker>[2] = {}): Promise<Worker> {
    const worker = await startWorker(scope, jobs, options);
    workers.push(worker);
    return worker;
  }

  it("runs its jobs again and again", async () => {
    const counting = countingJob();
    await start([counting.job]);
    await counting.hasRun(3);
    expect(counting.runs()).toBeGreaterThanOrEqual(3);
  });

  it("tries a failed job again, and the others go on meanwhile", async () => {
    const failing = countingJob((count) => {
      if (count < 3) throw new Error("not yet");
    });
    const other = countingJob();
    const failures: boolean[] = [];
    await start([failing.job, other.job], { onRun: ({ job, failed }) => void (job === "test.count" && failures.push(failed)) });
    await Promise.all([failing.hasRun(4), other.hasRun(4)]);
    expect(failures.filter(Boolean)).toHaveLength(2);
  });

  it("leads in one process only", async () => {
    const [first, second] = [countingJob(), countingJob()];
    const leader = await start([first.job]);
    const follower = await start([second.job]);
    expect([leader.leads(), follower.leads()]).toEqual([true, false]);
    await first.hasRun(5);
    expect(second.runs()).toBe(0);
  });

  it("is followed at once by another process when it stops", async () => {
    const leader = await start([]);
    const counting = countingJob();
    await start([counting.job], { renewEveryMs: 1 });
    await leader.stop();
    await counting.hasRun(1);
    expect(leader.leads()).toBe(false);
  });

  it("is followed when its lease has run out, and then leads no more", async () => {
    const lost = await start([], { renewEveryMs: 1 });
    // The process hangs: it holds the lease no longer, and another has taken it.
    await database.query("update platform_leases set holder = 'another', expires_at = clock_timestamp() + interval '1 minute'");
    while (lost.leads()) await database.query("select 1");
    const counting = countingJob();
    await start([counting.job], { renewEveryMs: 1 });
    await database.query("update platform_leases set expires_at = clock_timestamp() - interval '1 second'");
    await Promise.race([counting.hasRun(1), untilLeads(lost)]);
    expect(workers.filter((worker) => worker.leads())).toHaveLength(1);
  });

  async function untilLeads(worker: Worker): Promise<void> {
    while (!worker.leads()) await database.query("select 1");
  }

  it("finishes the run that is on when it is told to stop, and starts no other", async () => {
    const mayFinish = Promise.withResolvers<void>();
    let finished = false;
    const slow = countingJob(async () => {
      await mayFinish.promise;
      finished = true;
    });
    const worker = await start([slow.job]);
    await slow.hasRun(1);
    const stopping = worker.stop();
    mayFinish.resolve();
    await stopping;
    expect([finished, slow.runs()]).toEqual([true, 1]);
  });
});

it("pauses longer with every failure in a row, at most half a minute or the job's own pause", () => {
  const pauses = [0, 1, 2, 3, 50].map((failures) => pauseMs({ everyMs: 1_000 }, failures));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 30_000]);
  expect(pauseMs({ everyMs: 3_600_000 }, 5)).toBe(3_600_000);
});

it("asks for a database that is away every two seconds at least, also for a job that runs hourly", () => {
  expect([1, 5, 50].map((failures) => pauseMs({ everyMs: 250 }, failures, 2_000))).toEqual([500, 2_000, 2_000]);
  expect(pauseMs({ everyMs: 3_600_000 }, 1, 2_000)).toBe(2_000);
});
