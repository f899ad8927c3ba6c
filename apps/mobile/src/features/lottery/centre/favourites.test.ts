import { describe, expect, test } from "vitest";
import type { KeyStore } from "../../../shared/session/local-keys.ts";
import { favouritesKey, readFavourites, toggleFavourite } from "./favourites.ts";

function memoryStore(first: Readonly<Record<string, string>> = {}): KeyStore {
  const kept = new Map(Object.entries(first));
  return { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) };
}

describe("lottery favourites", () => {
  test("3.14.1 are kept on the device as lists of gameId, one for each user name", () => {
    const store = memoryStore();
    toggleFavourite("demo01", 4, store);
    toggleFavourite("demo01", 7, store);
    toggleFavourite("demo02", 7, store);
    expect(JSON.parse(store.get(favouritesKey) ?? "")).toEqual({ demo01: [4, 7], demo02: [7] });
    expect(readFavourites("demo01", store)).toEqual([4, 7]);
    expect(toggleFavourite("demo01", 4, store)).toEqual([7]);
    expect(readFavourites("demo02", store)).toEqual([7]);
  });

  test("what is damaged counts as nothing", () => {
    expect(readFavourites("demo01", memoryStore({ [favouritesKey]: "{" }))).toEqual([]);
    expect(readFavourites("demo01", memoryStore({ [favouritesKey]: '{"demo01":[1,"x",2.5]}' }))).toEqual([1]);
    expect(readFavourites("demo01", memoryStore({ [favouritesKey]: "[1]" }))).toEqual([]);
  });
});
