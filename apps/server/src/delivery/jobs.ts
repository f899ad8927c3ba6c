import type { Scope } from "../platform/context.ts";
import type { Job } from "../platform/job.ts";
import { handOverMessages } from "./hand-over-messages.ts";
import { providersOf } from "./providers-of.ts";

const deleteOldMessages = "delete from delivery_messages where created_at < $1 and status <> 'waiting'";
const messageLifeMs = 30 * 24 * 3_600_000;

export const deliveryJobs: readonly Job[] = [
  {
    name: "delivery.hand_over",
    everyMs: 1_000,
    run: async (scope) => {
      const providers = providersOf(scope.configuration, scope.clock);
      if (Object.keys(providers).length === 0) return;
      while ((await handOverMessages(scope, providers)) > 0);
    },
  },
  {
    name: "delivery.delete_old",
    everyMs: 3_600_000,
    run: async ({ database, clock }: Scope) =>
      void (await database.query(deleteOldMessages, [new Date(clock.now().getTime() - messageLifeMs)])),
  },
];
