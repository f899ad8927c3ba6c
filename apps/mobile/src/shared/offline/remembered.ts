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
