import { localKeyStore, type KeyStore } from "../../../shared/session/local-keys.ts";

/** Lottery favourites stay on the device: lists of gameId by user name (specification 3.14.1). */
export const favouritesKey = "lotteryFavourites";

type FavouriteLists = Readonly<Record<string, readonly number[]>>;

/** The favourites of a user, oldest first; none where nothing readable is kept. */
export function readFavourites(userName: string, store: KeyStore = localKeyStore): readonly number[] {
  return listsOf(store)[userName] ?? [];
}

/** Adds or removes a game and gives the new list. */
export function toggleFavourite(userName: string, gameId: number, store: KeyStore = localKeyStore): readonly number[] {
  const before = readFavourites(userName, store);
  const after = before.includes(gameId) ? before.filter((id) => id !== gameId) : [...before, gameId];
  store.set(favouritesKey, JSON.stringify({ ...listsOf(store), [userName]: after }));
  return after;
}

function listsOf(store: KeyStore): FavouriteLists {
  try {
    const stored: unknown = JSON.parse(store.get(favouritesKey) ?? "{}");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([name, ids]) => [name, Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : []]),
    );
  } catch {
    return {};
  }
}
