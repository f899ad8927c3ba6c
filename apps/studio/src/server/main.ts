import { readStudioConfiguration, StudioConfigurationError } from "./read-studio-configuration.ts";
import { startStudio, type RunningStudio } from "./start-studio.ts";

/** The studio as a process: starts, says where it is, and ends when it is told to. */
async function main(): Promise<void> {
  const studio = await startStudio(readStudioConfiguration(process.env));
  console.log(`  Studio      ${studio.url.replace("127.0.0.1", "localhost")}`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void stop(studio));
}

/** A spin in flight is answered and its money told before the process ends. */
async function stop(studio: RunningStudio): Promise<void> {
  try {
    await studio.close();
    process.exit(0);
  } catch (failure) {
    console.error("The studio could not stop cleanly; what it owes the platform is stored and told at the next start.", failure);
    process.exit(1);
  }
}

try {
  await main();
} catch (failure) {
  const lines =
    failure instanceof StudioConfigurationError ? failure.problems : [failure instanceof Error ? failure.message : String(failure)];
  console.error(`\n  The studio cannot start:\n${lines.map((line) => `  - ${line}`).join("\n")}\n`);
  process.exit(1);
}
