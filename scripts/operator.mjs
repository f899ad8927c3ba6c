// npm run operator -- …: what operators do by commands, in the database of DATABASE_URL or DATA_DIR; without words it lists them.
import { operatorCommand } from "../apps/server/src/operators/operator-command.ts";

try {
  console.log(await operatorCommand(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
