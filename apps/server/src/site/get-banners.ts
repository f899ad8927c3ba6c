import type { CallValue } from "@lantern/contract/call.ts";
import type { getBanners as getBannersCall } from "@lantern/contract/site/get-banners.ts";
import { joinWords } from "@lantern/phrases/join-words.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";

const selectBannersNow = `
  select id, texts, image_url, link_path
  from site_banners
  where merchant_id = $1 and group_name = $2
    and (starts_at is null or starts_at <= $3) and (ends_at is null or ends_at > $3)
  order by position, id`;

interface BannerRow {
  readonly id: string;
  readonly texts: Readonly<Record<string, { readonly title: string; readonly subtitle: string }>>;
  readonly image_url: string;
  readonly link_path: string | null;
}

/** The banners of one place that are shown now, in the merchant's order (specification 2.25, 2.50). */
export async function getBanners(
  context: CallContext,
  { query }: CallInput<typeof getBannersCall>,
): Promise<CallValue<typeof getBannersCall>> {
  const { database, merchant, clock, language } = context;
  const rows = await database.query<BannerRow>(selectBannersNow, [merchant.id, query.group, clock.now()]);
  return rows.map((row) => ({
    id: row.id,
    ...textsIn(row, [language, merchant.defaultLanguage, "EN"]),
    imageUrl: row.image_url,
    linkPath: row.link_path,
  }));
}

/** The texts in the first of these languages that the operator wrote. */
function textsIn({ texts }: BannerRow, languages: readonly string[]): { title: string; subtitle: string } {
  for (const language of languages) {
    const written = texts[language];
    if (written !== undefined) return { title: joinWords(written.title), subtitle: joinWords(written.subtitle) };
  }
  return { title: "", subtitle: "" };
}
