import type { Database } from "./database.ts";
import type { WriteProbe } from "./embedded/directory-probe.ts";
import { openEmbeddedDatabase } from "./embedded/embedded-database.ts";
import { openPostgresDatabase } from "./postgres/postgres-database.ts";

export interface OpenOptions {
  /** `postgres://…`: PostgreSQL 18; wins over the others. */
  readonly url?: string | undefined;
  /** Where the embedded database keeps its files; one process at a time may open it. */
  readonly dataDirectory?: string | undefined;
  /** An embedded database that is gone when closed. */
  readonly inMemory?: boolean;
  /** Connections to PostgreSQL. */
  readonly poolSize?: number;
  /** Replaces the check that the data directory can be written: for tests. */
  readonly probe?: WriteProbe;
}

/**
 * Opens the database: PostgreSQL by `url`, else the embedded one in `dataDirectory` or in memory. Run `migrate` next.
 * @throws DirectoryUnusableError, DirectoryInUseError (embedded), DatabaseError (PostgreSQL out of reach)
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  if (options.url !== undefined) {
    return openPostgresDatabase({ url: options.url, ...(options.poolSize === undefined ? {} : { poolSize: options.poolSize }) });
  }
  if (options.inMemory === true) return openEmbeddedDatabase({});
  if (options.dataDirectory === undefined) throw new Error("openDatabase needs a url, a dataDirectory or inMemory");
  return openEmbeddedDatabase({ dataDirectory: options.dataDirectory, ...(options.probe === undefined ? {} : { probe: options.probe }) });
}
