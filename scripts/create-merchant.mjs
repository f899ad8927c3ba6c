// npm run merchant:create -- merchant.json: makes a merchant in the database of DATABASE_URL or DATA_DIR.
import { createMerchantCommand } from "../apps/server/src/create-merchant-command.ts";

try {
  console.log(await createMerchantCommand(process.env, process.argv[2]));
} catch (error) {
  console.error(`The merchant was not made:\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
