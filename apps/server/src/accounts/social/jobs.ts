import type { Job } from "../../platform/job.ts";

const deleteExpired = `
  delete from accounts_social_flows where id in (select id from accounts_social_flows where expires_at < $1 limit 10000)`;

/** Sign-ins that came to nothing, with what a service said of people who opened no account. */
export const socialJobs: readonly Job[] = [
  {
    name: "accounts.delete_expired_sign_ins",
    everyMs: 600_000,
    run: async ({ database, clock }) => void (await database.query(deleteExpired, [clock.now()])),
  },
];
