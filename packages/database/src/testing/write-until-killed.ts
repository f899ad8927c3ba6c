import { openDatabase } from "../open-database.ts";

// A process of its own that writes one row after another into a data directory and names each once it is committed.
const database = await openDatabase({ dataDirectory: process.argv[2] ?? "" });
await database.runScript("create table if not exists acknowledged (id bigint generated always as identity primary key, pid int not null)");
for (;;) {
  const [row] = await database.tx((transaction) =>
    transaction.query<{ id: bigint }>("insert into acknowledged (pid) values ($1) returning id", [process.pid]),
  );
  process.stdout.write(`${row?.id}\n`);
}
