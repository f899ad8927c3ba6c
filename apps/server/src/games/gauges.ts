import type { Gauge } from "../platform/gauge.ts";

const windowMs = 5 * 60_000;

/** Launches that began in the window: their ids begin with their time, and the table has no other index by it. */
const countFailed = "select count(*)::int as failed from games_launches where id >= $1 and failed_at is not null";

export const gamesGauges: readonly Gauge[] = [
  {
    name: "lantern_games_failed_launches",
    help: "Games of the last five minutes that could not be opened at their vendor",
    read: async ({ database, clock }) => {
      const since = firstIdSince(clock.now().getTime() - windowMs);
      return (await database.query<{ failed: number }>(countFailed, [since]))[0]?.failed ?? 0;
    },
  },
];

/** The least UUIDv7 of a moment. */
function firstIdSince(timestampMs: number): string {
  const hex = timestampMs.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
