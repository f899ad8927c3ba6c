// npm run backup -- <file>: writes the database of DATABASE_URL or DATA_DIR to a file and its manifest beside it.
import { backupCommand } from "../apps/server/src/backup/backup-command.ts";

try {
  console.log(await backupCommand(process.env, process.argv[2]));
} catch (error) {
  console.error(`\n  No backup was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
