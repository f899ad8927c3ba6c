// Writes schema-snapshot.txt from a fresh database: run it after adding a migration or changing a function, and read the
// difference before committing it.
import { writeFile } from "node:fs/promises";
import { migrate } from "../src/migrate.ts";
import { openDatabase } from "../src/open-database.ts";
import { readSchemaSnapshot } from "../src/schema-snapshot.ts";

const database = await openDatabase({ inMemory: true });
await migrate(database);
await writeFile(new URL("../schema-snapshot.txt", import.meta.url), await readSchemaSnapshot(database));
await database.close();
