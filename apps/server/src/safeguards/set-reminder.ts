import type { CallValue } from "@lantern/contract/call.ts";
import type { setReminder as setReminderCall } from "@lantern/contract/safeguards/set-reminder.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { safeguardsSettingsOf } from "./safeguards-settings.ts";

const updateReminder = "update safeguards_eligibility set reminder_minutes = $2 where member_id = $1";

/** Chooses how often the member is told for how long he has played. */
export async function setReminder(
  { database, merchant, session }: SessionContext,
  { body }: CallInput<typeof setReminderCall>,
): Promise<CallValue<typeof setReminderCall> | Refusal<"safeguards.reminder_not_offered">> {
  if (!safeguardsSettingsOf(merchant).reminderChoices.includes(body.minutes)) return refuse("safeguards.reminder_not_offered");
  await database.query(updateReminder, [session.memberId, body.minutes]);
  return { reminderMinutes: body.minutes };
}
