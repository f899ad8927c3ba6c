import { startPostgres } from "./scripts/start-postgres.ts";

/** One PostgreSQL for the test run. */
export default async function setUp(): Promise<(() => Promise<void>) | void> {
  return startPostgres({ writeThrough: false });
}
