import type { Job } from "../platform/job.ts";
import { deleteOldMessages } from "./inbox/delete-old-messages.ts";
import { takeNews } from "./inbox/take-news.ts";

export const messagesJobs: readonly Job[] = [
  { name: "messages.take_news", everyMs: 500, run: async (scope) => void (await takeNews(scope)) },
  {
    name: "messages.delete_old",
    everyMs: 3_600_000,
    run: async ({ database, clock }) => void (await deleteOldMessages(database, clock.now())),
  },
];
