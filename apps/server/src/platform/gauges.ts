import type { Gauge } from "./gauge.ts";

const selectBytes = "select pg_database_size(current_database()) as bytes";

export const platformGauges: readonly Gauge[] = [
  {
    name: "lantern_database_bytes",
    help: "What the database takes on its disk",
    read: async ({ database }) => Number((await database.query<{ bytes: bigint }>(selectBytes))[0]?.bytes ?? 0n),
  },
];
