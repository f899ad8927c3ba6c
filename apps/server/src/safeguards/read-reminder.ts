import type { Queryable } from "@lantern/database/database.ts";
import type { Merchant } from "../platform/context.ts";
import { safeguardsSettingsOf } from "./safeguards-settings.ts";

const selectReminder = "select reminder_minutes from safeguards_eligibility where member_id = $1";

/** Minutes of a session between two reminders; 0 for none. What the member chose, else what his merchant sets. */
export async function readReminderMinutes(queryable: Queryable, merchant: Merchant, memberId: string): Promise<number> {
  const [row] = await queryable.query<{ reminder_minutes: number | null }>(selectReminder, [memberId]);
  return row?.reminder_minutes ?? safeguardsSettingsOf(merchant).reminderDefaultMinutes;
}
