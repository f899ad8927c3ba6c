// npm run restore -- <file>: brings a backup back into an empty database of DATABASE_URL or DATA_DIR, and proves its ledger.
import { restoreCommand } from "../apps/server/src/backup/restore-command.ts";

try {
  console.log(await restoreCommand(process.env, process.argv[2]));
} catch (error) {
  console.error(`\n  Not restored: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
