import { maskedAmount } from "@lantern/money/display.ts";
import { useSyncExternalStore } from "react";
import { localKeyStore } from "../session/local-keys.ts";

const key = "balanceHidden";
const listeners = new Set<() => void>();

/** Whether the owner hides his balance, kept on this device (specification 2.43.1, 4.13). */
export function useMaskedBalance(): { readonly hidden: boolean; readonly maskedText: string | undefined; readonly toggle: () => void } {
  const hidden = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localKeyStore.get(key) === "1",
    () => false,
  );
  const toggle = () => {
    localKeyStore.set(key, hidden ? "0" : "1");
    for (const listener of listeners) listener();
  };
  return { hidden, maskedText: hidden ? maskedAmount : undefined, toggle };
}
