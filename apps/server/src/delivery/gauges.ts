import type { Gauge } from "../platform/gauge.ts";

const countOverdue =
  "select count(*)::int as overdue from delivery_messages where status = 'waiting' and next_attempt_at < $1::timestamptz - interval '1 minute'";
const countFailed =
  "select count(*)::int as failed from delivery_messages where status = 'failed' and created_at > $1::timestamptz - interval '1 hour'";

export const deliveryGauges: readonly Gauge[] = [
  {
    name: "lantern_delivery_overdue_messages",
    help: "SMS, e-mails and pushes that should have been handed over a minute ago",
    read: async ({ database, clock }) => (await database.query<{ overdue: number }>(countOverdue, [clock.now()]))[0]?.overdue ?? 0,
  },
  {
    name: "lantern_delivery_failed_messages",
    help: "Messages of the last hour that the provider never took",
    read: async ({ database, clock }) => (await database.query<{ failed: number }>(countFailed, [clock.now()]))[0]?.failed ?? 0,
  },
];
