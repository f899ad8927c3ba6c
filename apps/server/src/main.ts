import { ConfigurationError, readConfiguration } from "./platform/read-configuration.ts";
import { startServer } from "./start-server.ts";
import { welcomeLines } from "./welcome-lines.ts";

/** Time for open requests to finish after a signal; what is still open then is cut. */
const shutdownMsMax = 10_000;

// Heard from the first moment on: a signal during the start is obeyed when the start is done, a second one ends the process at once.
const stop = Promise.withResolvers<void>();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.resolve());

try {
  const configuration = readConfiguration(process.env);
  const running = await startServer(configuration);
  console.log(["", ...welcomeLines(running.url, configuration), ""].map((line) => `  ${line}`.trimEnd()).join("\n"));
  await stop.promise;
  await shutDown(running, configuration.drainMs);
} catch (error) {
  complain(error);
  process.exit(1);
}

async function shutDown(running: { close(): Promise<void> }, drainMs: number): Promise<void> {
  console.log(drainMs > 0 ? `  closing in ${drainMs / 1_000} seconds: not ready from now on` : "  closing: finishing open requests");
  setTimeout(() => {
    console.error(`  not closed after ${(drainMs + shutdownMsMax) / 1_000} seconds: ending with requests open`);
    process.exit(1);
  }, drainMs + shutdownMsMax).unref();
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
