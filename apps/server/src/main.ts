import { ConfigurationError, readConfiguration } from "./platform/read-configuration.ts";
import { startServer } from "./start-server.ts";

/** Time for open requests to finish after a signal; what is still open then is cut. */
const shutdownMsMax = 10_000;

try {
  const running = await startServer(readConfiguration(process.env));
  console.log(`\n  Lantern is open: ${running.url}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void shutDown(running));
} catch (error) {
  complain(error);
  process.exit(1);
}

async function shutDown(running: { close(): Promise<void> }): Promise<void> {
  console.log("  closing: finishing open requests");
  setTimeout(() => {
    console.error(`  not closed after ${shutdownMsMax / 1_000} seconds: ending with requests open`);
    process.exit(1);
  }, shutdownMsMax).unref();
  try {
    await running.close();
  } catch (error) {
    complain(error, "The platform did not close cleanly:");
    process.exit(1);
  }
  console.log("  closed");
  process.exit(0);
}

/** A line that says what to do where the fault is known; the whole error where it is not. */
function complain(error: unknown, about = "The platform cannot start:"): void {
  if (error instanceof ConfigurationError) {
    console.error(["", `  ${about}`, ...error.problems.map((problem) => `  - ${problem}`), ""].join("\n"));
    return;
  }
  console.error(`\n  ${about}`, error instanceof Error ? error.message : error);
  if (process.env["LOG_LEVEL"] === "debug") console.error(error);
}
