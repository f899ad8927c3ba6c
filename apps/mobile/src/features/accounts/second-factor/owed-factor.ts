import { useSyncExternalStore } from "react";
import type { Refused } from "../../../shared/wire/outcome.ts";

/** A login that has shown its first factor and owes the second. */
export interface OwedFactor {
  readonly ticket: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Keeps the session beyond this tab. */
  readonly autoLogin: boolean;
  /** Hears what the device may send in the password's place next time, where it asked to be remembered. */
  readonly onEntered?: (deviceCredential: string | undefined) => void;
}

let owed: OwedFactor | undefined;
const listeners = new Set<() => void>();

function change(next: OwedFactor | undefined): void {
  owed = next;
  for (const listener of listeners) listener();
}

/** What the login page asks for in its form's place, whichever way of logging in has led to it. */
export const owedFactor = {
  /** Takes up a refusal `accounts.second_factor_required`. */
  ask: (refused: Refused, { autoLogin, onEntered }: Pick<OwedFactor, "autoLogin" | "onEntered">): void => {
    const ticket = refused.value?.["ticket"];
    const expiresAt = refused.value?.["expiresAt"];
    if (typeof ticket !== "string" || typeof expiresAt !== "string") throw new Error("a second factor was asked for without a ticket");
    change({ ticket, expiresAt, autoLogin, ...(onEntered === undefined ? {} : { onEntered }) });
  },
  forget: (): void => change(undefined),
} as const;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useOwedFactor(): OwedFactor | undefined {
  return useSyncExternalStore(
    subscribe,
    () => owed,
    () => undefined,
  );
}
