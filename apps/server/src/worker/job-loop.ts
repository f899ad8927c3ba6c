import { isUnavailable } from "@lantern/database/database-error.ts";
import type { Scope } from "../platform/context.ts";
import type { Job } from "../platform/job.ts";

const backOffMsMax = 30_000;
/** A database that is away is asked for often: draws wait for its return. */
const backOffMsMaxWithoutDatabase = 2_000;

/** Told of every run, for the metrics. */
export type OnRun = (run: { readonly job: string; readonly durationMs: number; readonly failed: boolean }) => void;

export interface JobLoop {
  /** Starts no further run and waits for the one that is on, and for what it left under way. */
  stop(): Promise<void>;
}

/**
 * Runs a job again and again. A failed run is logged and tried again after the job's own pause, after repeated failures less often,
 * but at least every half minute, or every two seconds while there is no database.
 * @param mayRun asked before every run; the loop waits while it says no.
 */
export function startJobLoop(scope: Scope, job: Job, mayRun: () => boolean, onRun: OnRun): JobLoop {
  let stopped = false;
  let failures = 0;
  let backOffMs = backOffMsMax;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    const startedMs = performance.now();
    let failed = false;
    try {
      await job.run(scope);
      failures = 0;
    } catch (error) {
      failed = true;
      failures += 1;
      backOffMs = isUnavailable(error) ? backOffMsMaxWithoutDatabase : backOffMsMax;
      scope.log.error({ err: error, job: job.name, failures }, "a job failed and will be tried again");
    }
    onRun({ job: job.name, durationMs: performance.now() - startedMs, failed });
  }

  function schedule(delayMs: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = (mayRun() ? run() : Promise.resolve()).then(() => schedule(pauseMs(job, failures, backOffMs)));
    }, delayMs);
  }

  schedule(0);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      await job.settle?.(scope);
    },
  };
}

/** The job's own pause, doubled with every failure in a row up to half a minute, or less where `mostMs` says so. */
export function pauseMs(job: Pick<Job, "everyMs">, failures: number, mostMs = backOffMsMax): number {
  if (failures === 0) return job.everyMs;
  const doubledMs = job.everyMs * 2 ** Math.min(failures, 20);
  return mostMs < backOffMsMax ? Math.min(mostMs, doubledMs) : Math.max(job.everyMs, Math.min(mostMs, doubledMs));
}
