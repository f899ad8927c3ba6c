import { useMemo } from "react";
import { localKeyStore } from "../session/local-keys.ts";

/** A value as it was last known. */
export interface Remembered<Value> {
  readonly value: Value;
  /** When it was read from the platform, ms since 1970. */
  readonly atMs: number;
}

const prefix = "lastKnown:";

/** Keeps a value for the time without a connection. */
export function rememberOffline(key: string, value: unknown): void {
  localKeyStore.set(prefix + key, JSON.stringify({ value, atMs: Date.now() }));
}

/** Forgets everything that was kept: what one member saw is not left to the next. */
export function forgetRemembered(storage: () => Storage = () => localStorage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** The last known value; undefined where there is none, or where nothing is asked for. */
export function useRemembered<Value>(key: string | undefined): Remembered<Value> | undefined {
  return useMemo(() => (key === undefined ? undefined : recall(key)), [key]);
}

/** The last known value of a key; undefined where there is none or it is damaged. */
export function recall<Value>(key: string): Remembered<Value> | undefined {
  const text = localKeyStore.get(prefix + key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Remembered<Value>;
  } catch {
    return undefined;
  }
}
