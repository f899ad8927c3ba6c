import { formMessages } from "./form-rules.ts";

/** A day of the calendar as people write it here: DD/MM/YYYY, Latin digits. */
const writtenDay = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/;

/** The ages that law may ask for (specification 5.5.5). */
export const agesOfMajority = [18, 21] as const;
export type AgeOfMajority = (typeof agesOfMajority)[number];

export type BirthDateCheck =
  | { readonly ok: true; readonly year: number; readonly month: number; readonly day: number }
  | { readonly ok: false; readonly messageId: string; readonly values?: { readonly age: number } };

/**
 * Reads a date of birth and checks the age on a day, given as year, month (1–12) and day in the merchant's zone.
 * Who was born on 29 February comes of age on 1 March in years without that day.
 */
export function checkBirthDate(
  written: string,
  terms: { readonly today: { readonly year: number; readonly month: number; readonly day: number }; readonly ageMin: AgeOfMajority },
): BirthDateCheck {
  const match = writtenDay.exec(written.trim());
  const [day = 0, month = 0, year = 0] = (match ?? []).slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = match !== null && year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const { today, ageMin } = terms;
  const dayNumber = (of: { year: number; month: number; day: number }) => (of.year * 100 + of.month) * 100 + of.day;
  if (!exists || dayNumber({ year, month, day }) > dayNumber(today)) return { ok: false, messageId: formMessages.birthDate };
  const ofAge = dayNumber({ year: year + ageMin, month, day }) <= dayNumber(today);
  return ofAge ? { ok: true, year, month, day } : { ok: false, messageId: formMessages.age, values: { age: ageMin } };
}
