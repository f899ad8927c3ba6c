// npm run ledger:check: proves the ledger of DATABASE_URL or DATA_DIR; exit code 0 when it is sound, 1 when not, 2 when
// it could not be checked.
import { checkLedgerCommand } from "../apps/server/src/check-ledger-command.ts";

try {
  process.exitCode = await checkLedgerCommand(process.env, (line) => console.log(line));
} catch (error) {
  console.error(`The ledger could not be checked: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
