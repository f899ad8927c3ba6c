import type { Database } from "@lantern/database/database.ts";
import { walletChecks, type LedgerCheck } from "./ledger-checks.ts";

export interface LedgerProblem {
  readonly check: string;
  readonly subject: string;
  readonly found: string;
}

export interface LedgerReport {
  /** Problems by check: zero everywhere in a sound ledger. Fit for a metric. */
  readonly problemCounts: Readonly<Record<string, number>>;
  /** The first few of each check. */
  readonly problems: readonly LedgerProblem[];
  readonly transferCount: number;
  readonly entryCount: number;
  readonly sound: boolean;
}

const shownOfEach = 10;

const selectCounts = `
  select (select count(*) from ledger_transfers) as transfers, (select count(*) from ledger_entries) as entries`;

/**
 * Proves the ledger: every check sees one and the same moment, while money goes on moving. Reads everything, so it is a
 * job for the night, a command and a test, not for a request.
 * @param checks the wallet's own unless given; other capabilities add theirs ("no order without its transfer").
 */
export async function checkLedger(database: Database, checks: readonly LedgerCheck[] = walletChecks): Promise<LedgerReport> {
  return database.tx(
    async (transaction) => {
      const problemCounts: Record<string, number> = {};
      const problems: LedgerProblem[] = [];
      for (const { name, violations } of checks) {
        const found = await transaction.query<{ subject: string; found: string; total: bigint }>(
          `select subject, found, count(*) over () as total from (${violations}) as violations limit ${shownOfEach}`,
        );
        problemCounts[name] = Number(found[0]?.total ?? 0n);
        problems.push(...found.map((row) => ({ check: name, subject: row.subject, found: row.found })));
      }
      const [counts] = await transaction.query<{ transfers: bigint; entries: bigint }>(selectCounts);
      return {
        problemCounts,
        problems,
        transferCount: Number(counts?.transfers ?? 0n),
        entryCount: Number(counts?.entries ?? 0n),
        sound: problems.length === 0,
      };
    },
    { isolation: "repeatable read", readOnly: true, mayTakeLong: true },
  );
}
