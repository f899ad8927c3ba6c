/** Shorter than the router keeps the page before (`pendingAfterMs`), so that no lantern comes between. */
const waitMs = 120;

/**
 * Waits for what a page of games shows: on the server for all of it, in the browser only for a moment. Then the page is shown with its head
 * and its empty places, which a platform that is slow or does not answer fills later, or says that it did not.
 */
export async function soonShown(data: readonly unknown[]): Promise<void> {
  const all = Promise.all(data);
  if (import.meta.env.SSR) await all;
  else await Promise.race([all, new Promise((resolve) => setTimeout(resolve, waitMs))]);
}
