export interface ReminderClock {
  readonly startedAtMs: number;
  readonly nowMs: number;
  /** The interval, above zero. */
  readonly minutes: number;
  /** Number of the last reminder that was answered in this session; 0 before the first. */
  readonly seen: number;
}

/**
 * The next reminder of a session: its number, counted in intervals since the session began, and in how many ms it is due (0: now). Of
 * several that passed while nobody looked only the last comes.
 */
export function dueReminder({ startedAtMs, nowMs, minutes, seen }: ReminderClock): { readonly number: number; readonly inMs: number } {
  const intervalMs = minutes * 60_000;
  const passed = Math.floor((nowMs - startedAtMs) / intervalMs);
  if (passed > seen) return { number: passed, inMs: 0 };
  const number = Math.max(passed, 0) + 1;
  return { number, inMs: startedAtMs + number * intervalMs - nowMs };
}

/** What the browser keeps of an answered reminder: which session, and which of its reminders. */
export function seenReminderText(startedAt: string, number: number): string {
  return `${startedAt} ${number}`;
}

/** The number of the last answered reminder of this session; 0 where none was, or of another session. */
export function readSeenReminder(text: string | null, startedAt: string): number {
  const [session, number] = (text ?? "").split(" ");
  return session === startedAt && /^\d+$/.test(number ?? "") ? Number(number) : 0;
}
