import type { Job } from "../worker/job.ts";

const makePartitions = "select platform_make_partitions(now())";

/** Events are for the streams and for other capabilities; what happened stays in the capabilities' own tables. */
const deleteOldEvents = "delete from platform_events where created_at < $1";

const hourMs = 3_600_000;
const eventLifeMs = 7 * 24 * hourMs;

export const platformJobs: readonly Job[] = [
  {
    name: "platform.make_partitions",
    everyMs: hourMs,
    run: async ({ database }) => void (await database.query(makePartitions)),
  },
  {
    name: "platform.delete_old_events",
    everyMs: hourMs,
    run: async ({ database, clock }) => void (await database.query(deleteOldEvents, [new Date(clock.now().getTime() - eventLifeMs)])),
  },
];
