import { readFileSync } from "node:fs";
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

/** Clock ticks a second in /proc, fixed at 100 for user space. */
const ticksPerSecond = 100;

/** Processor time that a process has used so far, in milliseconds; undefined where the system does not tell. */
export function processorMs(pid: number): number | undefined {
  try {
    // The name in parentheses may hold blanks: fields count from behind it. User and system time are the 12th and 13th there.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
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
