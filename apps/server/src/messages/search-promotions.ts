import { foldedName } from "@lantern/rules/search/folded-name.ts";
import { typedText } from "@lantern/rules/search/match-name.ts";
import { rankMatches, type RankedMatch } from "@lantern/rules/search/rank-matches.ts";
import type { CallContext } from "../platform/context.ts";

/** A promotion by its titles. */
export interface TitledPromotion {
  readonly id: string;
  /** In the language asked for, or else in English. */
  readonly title: string;
  readonly titles: readonly string[];
  readonly imageUrl: string;
}

/** Promotions that are looked at, the merchant's first. */
const promotionsMax = 500;

const selectPromotions = `
  select id, coalesce(texts -> $3, texts -> 'EN') ->> 'title' as title, image_url,
         (select jsonb_agg(text.value ->> 'title') from jsonb_each(texts) as text) as titles
  from messages_announcements
  where merchant_id = $1 and kind = 'PR' and starts_at <= $2 and (ends_at is null or ends_at > $2)
  order by position, starts_at desc, id
  limit $4`;

/** The promotions that run now with a title that matches what was typed, in any language, best first. */
export async function searchPromotions(
  { database, merchant, clock }: Pick<CallContext, "database" | "merchant" | "clock">,
  typed: string,
  language: string,
): Promise<RankedMatch<TitledPromotion>[]> {
  const rows = await database.query<{
    readonly id: string;
    readonly title: string;
    readonly titles: readonly string[];
    readonly image_url: string | null;
  }>(selectPromotions, [merchant.id, clock.now(), language, promotionsMax]);
  const promotions = rows.map(({ id, title, titles, image_url }) => ({ id, title, titles, imageUrl: image_url ?? "" }));
  return rankMatches(typedText(typed), promotions, { shownNameOf: ({ title }) => title, namesOf: ({ titles }) => titles.map(foldedName) });
}
