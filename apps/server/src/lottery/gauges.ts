import type { Gauge } from "../platform/gauge.ts";

/** A draw and its settlement take seconds. */
const overdueAfter = "interval '1 minute'";

const countOverdue = `
  select count(*)::int as overdue from lottery_issues
  where (state in ('open', 'locked', 'correcting') or (state = 'drawn' and source = 'house') or (state = 'void' and settled_at is null))
      and draw_at < $1::timestamptz - ${overdueAfter}
    or state = 'awaiting_result' and result_due_at < $1::timestamptz - ${overdueAfter}
    or state = 'drawn' and source = 'official' and drawn_at < $1::timestamptz - ${overdueAfter}`;

export const lotteryGauges: readonly Gauge[] = [
  {
    name: "lantern_lottery_overdue_issues",
    help: "Issues that are not settled a minute after their draw was due; above zero, members wait for their results",
    read: async ({ database, clock }) => (await database.query<{ overdue: number }>(countOverdue, [clock.now()]))[0]?.overdue ?? 0,
  },
];
