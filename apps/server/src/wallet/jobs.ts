import type { Job } from "../platform/job.ts";
import { closeHouseRollups } from "./close-house-rollups.ts";
import type { LedgerCheck } from "./ledger-checks.ts";
import { runLedgerCheck } from "./run-ledger-check.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * The wallet's jobs.
 * @param checks every capability's checks of the ledger: the wallet knows its own only.
 */
export function walletJobs(checks: readonly LedgerCheck[]): readonly Job[] {
  return [
    { name: "wallet.close_rollups", everyMs: 5 * minuteMs, run: async ({ database }) => void (await closeHouseRollups(database)) },
    { name: "wallet.check_ledger", everyMs: hourMs, run: async (scope) => void (await runLedgerCheck(scope, checks)) },
  ];
}
