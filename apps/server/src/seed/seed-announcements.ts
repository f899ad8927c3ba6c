import type { Transaction } from "@lantern/database/database.ts";
import { createAnnouncement } from "../messages/create-announcement.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { demoAnnouncements } from "./demo-announcements.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Publishes the demo announcements and promotions of a merchant. */
export async function seedAnnouncements({ clock }: Pick<Scope, "clock">, transaction: Transaction, merchant: Merchant): Promise<void> {
  const now = clock.now().getTime();
  for (const { startedDaysAgo, endsInDays, ...announcement } of demoAnnouncements) {
    await createAnnouncement({ clock }, transaction, merchant, {
      ...announcement,
      startsAt: new Date(now - startedDaysAgo * dayMs),
      ...(endsInDays === undefined ? {} : { endsAt: new Date(now + endsInDays * dayMs) }),
    });
  }
}
