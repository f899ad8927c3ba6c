import { writeFileSync } from "node:fs";
import path from "node:path";
import { callbacks } from "./callbacks.ts";
import { catalogue } from "./catalogue.ts";
import { root } from "./child.ts";
import { growth } from "./growth.ts";
import { home } from "./home.ts";
import { http } from "./http.ts";
import { interactions } from "./interactions.ts";
import { ledger } from "./ledger.ts";
import { describeMachine } from "./machine.ts";
import type { Bench, Measurement } from "./measurement.ts";
import { pageLoad } from "./page-load.ts";
import type { Plan } from "./plan.ts";
import { renderResults } from "./results.ts";
import { scriptBytes } from "./script-bytes.ts";
import { settlement } from "./settlement.ts";
import { openStand, type Stand } from "./stand.ts";
import { start } from "./start.ts";
import { stream } from "./stream.ts";

const benches: readonly Bench[] = [
  ledger,
  growth,
  settlement,
  http,
  callbacks,
  catalogue,
  home,
  pageLoad,
  interactions,
  stream,
  scriptBytes,
  start,
];

/** Words for `--only=`. */
export const benchNames: readonly string[] = benches.map(({ name }) => name);

/** Measures what the plan asks for and writes the results page. Returns false where something could not be measured. */
export async function runAll(plan: Plan, command: string): Promise<boolean> {
  const unknown = plan.only.filter((name) => !benchNames.includes(name));
  if (unknown.length > 0) throw new Error(`nothing is called ${unknown.join(", ")}: the names are ${benchNames.join(", ")}`);
  const machine = describeMachine();
  const startedAt = new Date();
  const measurements: Measurement[] = [];
  const failures: { readonly name: string; readonly reason: string }[] = [];
  const stand = await openStand();
  const cutOff = () => void stand.close().finally(() => process.exit(1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, cutOff);
  try {
    for (const bench of benches.filter(({ name }) => plan.only.length === 0 || plan.only.includes(name))) {
      const benchStartedMs = performance.now();
      try {
        measurements.push(await bench.run(stand, plan));
      } catch (error) {
        failures.push({ name: bench.name, reason: error instanceof Error ? error.message : String(error) });
        console.error(`  ${bench.name} failed:`, error);
      }
      console.log(`  ${bench.name.padEnd(11)} ${((performance.now() - benchStartedMs) / 1_000).toFixed(1).padStart(6)} s`);
    }
    const text = renderResults({
      command,
      startedAt,
      seconds: (Date.now() - startedAt.getTime()) / 1_000,
      size: plan.name,
      machine,
      database: await describeDatabase(stand),
      remark: plan.remark,
      measurements,
      failures,
    });
    writeFileSync(path.resolve(root, plan.output), text);
  } finally {
    await stand.close();
  }
  return failures.length === 0;
}

async function describeDatabase(stand: Stand): Promise<string> {
  const database = await stand.openDatabase(1);
  try {
    const [row] = await database.query<{ version: string; fsync: string; synchronous_commit: string }>(
      "select current_setting('server_version') as version, current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit",
    );
    return `PostgreSQL ${row?.version}, fsync ${row?.fsync}, synchronous_commit ${row?.synchronous_commit}`;
  } finally {
    await database.close();
  }
}
