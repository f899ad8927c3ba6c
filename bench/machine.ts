import { readFileSync, readdirSync } from "node:fs";
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from "node:os";

/** What a figure was measured on: without it a figure says nothing. */
export function describeMachine(): readonly string[] {
  const [processor] = cpus();
  const loads = loadavg().map((load) => load.toFixed(1));
  return [
    `${availableParallelism()} cores (${processor?.model.trim() ?? "unknown processor"}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB memory`,
    `${platform()} ${release()}, Node ${process.version}`,
    `load average before the run: ${loads.join(", ")} (1, 5, 15 minutes)`,
  ];
}

const nanosecondsPerMs = 1_000_000;

/**
 * Processor time that the threads of a process have used so far, in milliseconds; undefined where the system does not tell. From the
 * scheduler's own count: the usual one goes by ticks of ten milliseconds, in which a short round has hundreds of answers.
 */
export function processorMs(pid: number): number | undefined {
  try {
    const folder = `/proc/${pid}/task`;
    const threads = readdirSync(folder).map((thread) => readFileSync(`${folder}/${thread}/schedstat`, "utf8"));
    return threads.reduce((sum, told) => sum + Number(told.split(" ", 1)[0]), 0) / nanosecondsPerMs;
  } catch {
    return undefined;
  }
}

/** Memory that a process holds now, in bytes; undefined where the system does not tell. */
export function residentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
  } catch {
    return undefined;
  }
}
