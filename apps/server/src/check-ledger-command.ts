import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "@lantern/database/database.ts";
import { openDatabase } from "@lantern/database/open-database.ts";
import { everyLedgerCheck } from "./ledger-checks.ts";
import { checkLedger, type LedgerReport } from "./wallet/check-ledger.ts";
import { hashLedgerNow } from "./wallet/hash-ledger.ts";

/**
 * The command `npm run ledger:check`: proves the ledger of DATABASE_URL, or of the embedded database in DATA_DIR (which
 * no other process may have open), and prints what it found.
 * @returns the exit code: 0 when the ledger is sound, 1 when it is not.
 */
export async function checkLedgerCommand(
  environment: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<0 | 1> {
  const database = await openLedger(environment);
  try {
    const report = await checkLedger(database, everyLedgerCheck);
    for (const line of describeReport(report, await hashLedgerNow(database))) print(line);
    return report.sound ? 0 : 1;
  } finally {
    await database.close();
  }
}

async function openLedger(environment: Readonly<Record<string, string | undefined>>): Promise<Database> {
  const url = environment["DATABASE_URL"];
  if (url !== undefined && url !== "") return openDatabase({ url, poolSize: 1 });
  const dataDirectory = environment["DATA_DIR"] ?? ".lantern";
  if (!existsSync(join(dataDirectory, "database"))) {
    throw new Error(
      `there is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL to the platform's, or start the platform once.`,
    );
  }
  return openDatabase({ dataDirectory });
}

function describeReport(report: LedgerReport, hash: string): string[] {
  const checks = Object.entries(report.problemCounts).map(
    ([name, count]) => `${count === 0 ? "holds " : "BROKEN"} ${name}${count === 0 ? "" : ` (${count})`}`,
  );
  const problems = report.problems.map(({ check, subject, found }) => `  ${check}: ${subject}: ${found}`);
  const verdict = report.sound ? "The ledger is sound" : "The ledger is NOT sound";
  return [...checks, ...problems, `Ledger hash ${hash}`, `${verdict}: ${report.transferCount} transfers, ${report.entryCount} entries.`];
}
