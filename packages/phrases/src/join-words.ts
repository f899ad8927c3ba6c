import { joinBurmese } from "./join-burmese.ts";
import { joinThai } from "./join-thai.ts";

/** A text that somebody wrote, as a page shows it: lines of scripts without spaces between words break between words. */
export function joinWords(text: string): string {
  if (/[\u1000-\u109f]/.test(text)) return joinBurmese(text);
  return /[\u0e01-\u0e5b]/.test(text) ? joinThai(text) : text;
}
