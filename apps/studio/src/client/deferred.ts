/** A promise that is settled from outside. `Promise.withResolvers` came to browsers later than what the games support. */
export function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: settle };
}
