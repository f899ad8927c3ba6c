import type { Translate } from "@lantern/phrases/i18n.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { textCodeOf } from "@lantern/rules/lottery/text-code.ts";

/** Texts of plays are keyed by codes of the rules; a test of the phrases proves that each exists. */
const id = (text: string) => text as MessageId;

export function playNameOf(t: Translate, playId: string): string {
  return t(id(`lotteryPlays.${textCodeOf(playId)}.name`));
}

/** A betting content for people: words by their names, combinations apart. */
export function betContentOf(t: Translate, content: string): string {
  const pickOf = (pick: string) => (/^[0-9]*$/.test(pick) ? pick : t(id(`lotteryPlays.pick.${pick}`)));
  return content
    .split("|")
    .map((part) => part.split("_").map(pickOf).join(" "))
    .join(" · ");
}

/** A prize by its code; `playId` begins with the family, whose code is one word or several, such as `k3` or `vn_north`. */
export function prizeNameOf(t: Translate, playId: string, prize: string): string {
  const words = playId.split("_");
  const ids = words.map((_, place) => id(`lotteryPlays.prize.${textCodeOf(words.slice(0, place + 1).join("_"))}.${prize}`));
  // An id without a text is given back as it is.
  const known = ids.find((prizeId) => t(prizeId) !== prizeId);
  return known === undefined ? prize : t(known);
}

export function oddsNameOf(t: Translate, key: string): string {
  return t(id(`lotteryPlays.odds.${key}`));
}
