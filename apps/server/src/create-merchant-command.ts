import { readFile } from "node:fs/promises";
import { isUniqueViolation } from "@lantern/database/database-error.ts";
import { migrate } from "@lantern/database/migrate.ts";
import { openDatabase } from "@lantern/database/open-database.ts";
import { systemClock } from "./platform/clock.ts";
import { makeLog } from "./platform/make-log.ts";
import { readConfiguration } from "./platform/read-configuration.ts";
import { createMerchant } from "./site/create-merchant.ts";
import { readMerchantFile } from "./site/merchant-file.ts";

/**
 * The command `npm run merchant:create -- merchant.json`: production starts with no merchant at all, so this makes the first, and every
 * further one, in the database of DATABASE_URL or DATA_DIR. Returns the line that says what was made.
 * @throws Error with lines that say what to correct.
 */
export async function createMerchantCommand(
  environment: Readonly<Record<string, string | undefined>>,
  file: string | undefined,
): Promise<string> {
  if (file === undefined)
    throw new Error("Name the merchant's file: npm run merchant:create -- merchant.json (docs/merchant.example.json shows one).");
  const merchant = readMerchantFile(await readFile(file, "utf8"));
  const configuration = readConfiguration(environment);
  const { databaseUrl: url, dataDirectory } = configuration;
  const database = await openDatabase({ url, dataDirectory });
  try {
    await migrate(database);
    const scope = { database, clock: systemClock, configuration, log: makeLog(configuration.logLevel) };
    const id = await database.tx((transaction) => createMerchant(scope, transaction, merchant));
    return `Merchant ${merchant.code} (${id}) answers at ${merchant.hostNames.join(", ")}.`;
  } catch (error) {
    if (isUniqueViolation(error, "site_merchants_code_key"))
      throw new Error(`There is a merchant ${merchant.code} already.`, { cause: error });
    if (isUniqueViolation(error, "site_domains_pkey"))
      throw new Error("One of the hostNames belongs to another merchant.", { cause: error });
    throw error;
  } finally {
    await database.close();
  }
}
