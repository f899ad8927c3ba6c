import type { Clock } from "../../platform/clock.ts";

/** A page as it was rendered, with the nonce mark in it. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

const pageLifeMs = 1_000;
const pagesMax = 500;

interface Entry {
  readonly page: Promise<CachedPage>;
  readonly madeAtMs: number;
}

export interface PageCache {
  /** The page of this key, if it was begun less than a second ago: perhaps still being rendered for another visitor. */
  find(key: string): Promise<CachedPage> | undefined;
  /** Keeps a page that is being rendered; one that fails is forgotten. */
  keep(key: string, page: Promise<CachedPage>): void;
}

/** Pages of visitors for about a second, so that a crowd at the door costs one rendering a second and not one each. */
export function makePageCache(clock: Clock): PageCache {
  const entries = new Map<string, Entry>();
  return {
    find: (key) => {
      const entry = entries.get(key);
      const ageMs = clock.now().getTime() - (entry?.madeAtMs ?? 0);
      return entry !== undefined && ageMs >= 0 && ageMs < pageLifeMs ? entry.page : undefined;
    },
    keep: (key, page) => {
      entries.delete(key);
      const oldest = entries.size >= pagesMax ? entries.keys().next() : undefined;
      if (oldest?.done === false) entries.delete(oldest.value);
      const entry = { page, madeAtMs: clock.now().getTime() };
      entries.set(key, entry);
      page.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
    },
  };
}
