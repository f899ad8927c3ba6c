import assert from "node:assert/strict";
import { checkLedgerCommand } from "../../check-ledger-command.ts";

/** Proves the ledger by the command that operators run. @param place DATABASE_URL of PostgreSQL, or DATA_DIR of a platform that is not running. */
export async function assertSoundLedger(place: { readonly DATABASE_URL: string } | { readonly DATA_DIR: string }): Promise<void> {
  const lines: string[] = [];
  const exitCode = await checkLedgerCommand(place, (line) => void lines.push(line));
  assert.equal(exitCode, 0, lines.join("\n"));
}
