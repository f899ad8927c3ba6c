import { randomUUID } from "node:crypto";
import type { Scope } from "../platform/context.ts";
import type { Job } from "../platform/job.ts";
import { startJobLoop, type OnRun } from "./job-loop.ts";
import { holdLease, releaseLease } from "./lease.ts";

const leaseName = "worker";
/** A leader that dies is followed after this time at the latest. */
const termMs = 15_000;
const renewMs = 5_000;

export interface Worker {
  /** True in the one process that runs the jobs. */
  leads(): boolean;
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly onRun?: OnRun;
  /** Pause between two askings for the lease. */
  readonly renewEveryMs?: number;
}

/**
 * Runs the jobs in one process of all that serve this database: the one that holds the lease. When it stops it gives the lease up; when
 * it dies, the lease runs out. Jobs are idempotent, since a process that was cut off may still finish what it had begun.
 */
export async function startWorker(scope: Scope, jobs: readonly Job[], options: WorkerOptions = {}): Promise<Worker> {
  const { database, log } = scope;
  const lease = { name: leaseName, holder: randomUUID() };
  let leadsUntilMs = 0;
  let stopped = false;
  let renewing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const leads = () => !stopped && performance.now() < leadsUntilMs;

  async function renew(): Promise<void> {
    const askedMs = performance.now();
    const led = leads();
    try {
      const held = await holdLease(database, { ...lease, termMs });
      leadsUntilMs = held ? askedMs + termMs : 0;
    } catch (error) {
      if (!stopped) log.error({ err: error }, "the worker's lease could not be renewed");
    }
    if (leads() !== led) log.info({ leads: leads() }, leads() ? "this process runs the jobs" : "another process runs the jobs");
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      renewing = renew().then(schedule);
    }, options.renewEveryMs ?? renewMs);
  }

  await renew();
  schedule();
  const loops = jobs.map((job) => startJobLoop(scope, job, leads, options.onRun ?? (() => undefined)));
  return {
    leads,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([renewing, ...loops.map((loop) => loop.stop())]);
      await releaseLease(database, lease);
    },
  };
}
