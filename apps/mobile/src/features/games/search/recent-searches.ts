import { localKeyStore } from "../../../shared/session/local-keys.ts";

const key = "recentSearches";
const recentMax = 8;

/** What was searched for on this device, newest first. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localKeyStore.get(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === "string").slice(0, recentMax) : [];
  } catch {
    return [];
  }
}

/** Keeps a search on the device, where it led somewhere. */
export function rememberSearch(text: string): void {
  if (text === "") return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  localKeyStore.set(key, JSON.stringify([text, ...others].slice(0, recentMax)));
}

export function forgetSearches(): void {
  localKeyStore.remove(key);
}
