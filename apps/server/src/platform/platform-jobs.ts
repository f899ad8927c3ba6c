import type { Job } from "./job.ts";

const makePartitions = "select platform_make_partitions(now())";

/** Events are for the streams and for other capabilities; what happened stays in the capabilities' own tables. */
const deleteOldEvents = "delete from platform_events where created_at < $1";

/** What no body can be opened with or taken for any more. */
const deleteSpentKeys = "delete from platform_sealing_keys where opens_until < $1";
const deleteOpenedBodies = "delete from platform_opened_bodies where expires_at < $1";

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
  {
    name: "platform.forget_sealed_bodies",
    everyMs: 600_000,
    run: async ({ database, clock }) => {
      await database.query(deleteSpentKeys, [clock.now()]);
      await database.query(deleteOpenedBodies, [clock.now()]);
    },
  },
];
