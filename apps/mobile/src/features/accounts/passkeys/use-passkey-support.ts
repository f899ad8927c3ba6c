import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this browser knows passkeys; undefined until it can be asked, as in the first HTML. */
export function usePasskeySupport(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    never,
    () => typeof PublicKeyCredential === "function",
    () => undefined,
  );
}
