import type { Scope } from "../platform/context.ts";
import { checkLedger, type LedgerReport } from "./check-ledger.ts";
import type { LedgerCheck } from "./ledger-checks.ts";

const insertRun = `
  insert into ledger_check_runs (checked_at, transfer_count, entry_count, problem_counts, problems, sound)
  values ($1, $2, $3, $4::jsonb, $5::jsonb, $6)
  on conflict (checked_at) do nothing`;

const selectLastRun = "select sound, problem_counts from ledger_check_runs order by checked_at desc limit 1";

/** Checks the ledger and keeps what was found, for the console and the metrics; what is wrong is logged as an error. */
export async function runLedgerCheck(
  { database, clock, log }: Pick<Scope, "database" | "clock" | "log">,
  checks: readonly LedgerCheck[],
): Promise<LedgerReport> {
  const report = await checkLedger(database, checks);
  await database.query(insertRun, [
    clock.now(),
    report.transferCount,
    report.entryCount,
    report.problemCounts,
    JSON.stringify(report.problems),
    report.sound,
  ]);
  if (!report.sound) log.error({ problemCounts: report.problemCounts, problems: report.problems }, "the ledger is not sound");
  return report;
}

/** Problems that the last kept run found; nothing before the first. */
export async function countLedgerProblems({ database }: Pick<Scope, "database">): Promise<number | undefined> {
  const [run] = await database.query<{ problem_counts: Record<string, number> }>(selectLastRun);
  return run === undefined ? undefined : Object.values(run.problem_counts).reduce((total, count) => total + count, 0);
}
