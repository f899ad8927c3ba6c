import { formatDate } from "@lantern/phrases/formats.ts";

export interface Day<Item> {
  /** DD/MM/YYYY in the merchant's zone. */
  readonly date: string;
  readonly items: readonly Item[];
}

/** Lines of a record by day, in the order in which they came. */
export function byDay<Item extends { readonly at: string }>(items: readonly Item[], timeZone: string): Day<Item>[] {
  const days: { date: string; items: Item[] }[] = [];
  for (const item of items) {
    const date = formatDate(item.at, { timeZone });
    const last = days.at(-1);
    if (last?.date === date) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
}
