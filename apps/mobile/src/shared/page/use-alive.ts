import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Whether the page's code runs: false in the first HTML and while it is brought to life. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
