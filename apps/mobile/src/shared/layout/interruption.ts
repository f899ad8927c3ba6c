import { useEffect, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let interruptions = 0;

function change(by: 1 | -1): void {
  interruptions += by;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** While it is on, whatever is played on the page rests: something waits for an answer first. */
export function useInterrupts(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    change(1);
    return () => change(-1);
  }, [on]);
}

/** Whether something waits for an answer. */
export function useInterrupted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => interruptions > 0,
    () => false,
  );
}
