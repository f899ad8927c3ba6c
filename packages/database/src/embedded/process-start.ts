import { readFileSync } from "node:fs";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * When a running process started, as text to compare: boot id and clock ticks since boot where the system tells them
 * (Linux), else only "running". Undefined when no such process runs.
 */
export function processStartedAt(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  try {
    const bootId = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The second field is the command in brackets and may hold anything; the start time is the 20th after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return `${bootId}:${fields[19] ?? ""}`;
  } catch {
    return "running";
  }
}
