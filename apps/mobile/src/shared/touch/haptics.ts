import { localKeyStore } from "../session/local-keys.ts";

/** What a finger feels: `tap` for a choice, `done` for something that was agreed, `refused` for what was not. Lengths in ms. */
const patterns = { tap: 8, done: [10, 60, 14], refused: [24, 40, 24] } as const;

const offKey = "hapticsOff";

/** Whether this device can be felt at all. */
export function hasHaptics(): boolean {
  return typeof navigator !== "undefined" && typeof navigator.vibrate === "function" && navigator.maxTouchPoints > 0;
}

/** The person's own choice; on unless he turned it off. */
export const haptics = {
  on: (): boolean => localKeyStore.get(offKey) !== "1",
  set: (on: boolean): void => (on ? localKeyStore.remove(offKey) : localKeyStore.set(offKey, "1")),
} as const;

/** A short touch back. Nothing where the device has none, where it was turned off, or where reduced motion is asked for. */
export function feel(what: keyof typeof patterns): void {
  if (!hasHaptics() || !haptics.on() || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const pattern = patterns[what];
  navigator.vibrate(typeof pattern === "number" ? pattern : [...pattern]);
}
