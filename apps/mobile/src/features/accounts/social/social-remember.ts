import { sessionKeyStore, type KeyStore } from "../../../shared/session/local-keys.ts";

/** Stays in the tab while the browser is away at the service. */
const storedAs = "socialRemember";

/** Whether whoever comes back from an outside service wanted to be remembered when he left. */
export const socialRemember = {
  keep: (remember: boolean, store: KeyStore = sessionKeyStore): void => {
    if (remember) store.set(storedAs, "1");
    else store.remove(storedAs);
  },
  /** What was kept, once; a tab that knows nothing of a box keeps nobody. */
  take: (store: KeyStore = sessionKeyStore): boolean => {
    const remember = store.get(storedAs) === "1";
    store.remove(storedAs);
    return remember;
  },
} as const;
