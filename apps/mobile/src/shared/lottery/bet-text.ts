import type { Translate } from "@lantern/phrases/i18n.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";

/** Texts of plays are keyed by codes of the rules; a test of the phrases proves that each exists. */
const id = (text: string) => text as MessageId;

export function playNameOf(t: Translate, playId: string): string {
  return t(id(`lotteryPlays.${playId}.name`));
}

/** A betting content for people: words by their names, combinations apart. */
export function betContentOf(t: Translate, content: string): string {
  const pickOf = (pick: string) => (/^[0-9]*$/.test(pick) ? pick : t(id(`lotteryPlays.pick.${pick}`)));
  return content
    .split("|")
    .map((part) => part.split("_").map(pickOf).join(" "))
    .join(" · ");
}

/** A prize by its code; `playId` names the family, such as `vn_north`. */
export function prizeNameOf(t: Translate, playId: string, prize: string): string {
  const family = playId.split("_").slice(0, 2).join("_");
  return t(id(`lotteryPlays.prize.${family}.${prize}`));
}

export function oddsNameOf(t: Translate, key: string): string {
  return t(id(`lotteryPlays.odds.${key}`));
}
