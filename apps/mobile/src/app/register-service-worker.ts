interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
}

const workerAddress = "/service-worker.js";

/** Starts the worker that keeps the shell for the time without a connection. */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // Where it is not allowed (private windows, plain HTTP) the app does without an offline shell.
  await navigator.serviceWorker.register(trusted(workerAddress) as string, { scope: "/" }).catch(() => undefined);
}

/** A page makes a policy of a name once; the app's frame comes anew when a closed house opens. */
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** The policy admits this one address. */
function trusted(address: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy("lantern", {
    createScriptURL: (asked) => {
      if (asked !== workerAddress) throw new TypeError(`${asked} is not a worker of this app.`);
      return asked;
    },
  });
  return policy.createScriptURL(address);
}
