/** For how long a time-out or a self-exclusion lasts: a count of hours, days, months or years, or for ever. */
export type ExclusionTerm = { readonly unit: "hour" | "day" | "month" | "year"; readonly count: number } | { readonly unit: "forever" };

const units = { h: "hour", d: "day", m: "month", y: "year" } as const;
const termText = /^([1-9][0-9]{0,3})([hdmy])$/;

/** Reads `24h`, `7d`, `6m`, `1y` or `forever`; undefined for anything else. */
export function readExclusionTerm(text: string): ExclusionTerm | undefined {
  if (text === "forever") return { unit: "forever" };
  const [, count, letter] = termText.exec(text) ?? [];
  return count === undefined || letter === undefined ? undefined : { unit: units[letter as keyof typeof units], count: Number(count) };
}

const hourMs = 3_600_000;

/** When a term that begins at an instant ends, in UTC; undefined where it never does. A month that lacks the day ends on its last. */
export function endOfTerm(term: ExclusionTerm, from: Date): Date | undefined {
  switch (term.unit) {
    case "hour":
      return new Date(from.getTime() + term.count * hourMs);
    case "day":
      return new Date(from.getTime() + term.count * 24 * hourMs);
    case "month":
      return monthsLater(from, term.count);
    case "year":
      return monthsLater(from, term.count * 12);
    case "forever":
      return undefined;
  }
}

function monthsLater(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return end;
}
