import type { Scope } from "../platform/context.ts";
import type { Job } from "../platform/job.ts";
import { handOverMessages } from "./hand-over-messages.ts";
import { httpProvider } from "./http-provider.ts";

const deleteOldMessages = "delete from delivery_messages where created_at < $1 and status <> 'waiting'";
const messageLifeMs = 30 * 24 * 3_600_000;

export const deliveryJobs: readonly Job[] = [
  {
    name: "delivery.hand_over",
    everyMs: 1_000,
    run: async (scope) => {
      const { deliveryUrl, secret } = scope.configuration;
      if (deliveryUrl === undefined) return;
      const provider = httpProvider(deliveryUrl, secret);
      while ((await handOverMessages(scope, provider)) > 0);
    },
  },
  {
    name: "delivery.delete_old",
    everyMs: 3_600_000,
    run: async ({ database, clock }: Scope) =>
      void (await database.query(deleteOldMessages, [new Date(clock.now().getTime() - messageLifeMs)])),
  },
];
