import { formatDate } from "@lantern/phrases/formats.ts";

/** A paper's day, YYYY-MM-DD or empty, as it is shown: a day of the calendar, the same in every zone. */
export function paperDay(day: string): string {
  return day === "" ? "" : formatDate(`${day}T00:00:00Z`, { timeZone: "UTC" });
}
