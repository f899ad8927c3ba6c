import { hydrate, type DehydratedState } from "@tanstack/react-query";
import { blurred } from "../shared/clock/server-clock.ts";
import type { AppServices } from "../shared/page/app-services.tsx";

/** The element of the first HTML that holds the answers it was rendered from. */
export const answersElementId = "answers";

export interface FirstAnswers extends DehydratedState {
  /** When they were written down, ms of the server's clock. */
  readonly readAtMs: number;
}

/** A page may be a second old when it is sent, and takes a while to arrive, in ms. */
const pageAgeMs = 1500;

export interface FirstPage {
  /** When it began to arrive, ms of this machine. */
  readonly arrivedAtMs?: number;
  /** The service worker had kept it from an earlier visit: it tells nothing of the time now. */
  readonly kept?: boolean;
}

/** Takes over the answers that the first HTML was made from, and with them a first idea of the server's clock. */
export function takeFirstAnswers(
  { queryClient, clock }: Pick<AppServices, "queryClient" | "clock">,
  page: Pick<Document, "getElementById">,
  { arrivedAtMs = navigationStartMs(), kept = false }: FirstPage = {},
): void {
  const text = page.getElementById(answersElementId)?.textContent;
  if (text === undefined || text === null) return;
  const { readAtMs, ...state } = JSON.parse(text) as FirstAnswers;
  if (!kept) clock.take(blurred({ sentAtMs: arrivedAtMs, receivedAtMs: arrivedAtMs, serverMs: readAtMs }, pageAgeMs));
  // The times of answers are the server's here; the cache counts in this machine's.
  const aheadMs = clock.atMs(0);
  hydrate(queryClient, {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: query.state.dataUpdatedAt - aheadMs } })),
  });
}

/** When the page began to arrive, ms of this machine. */
function navigationStartMs(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation === undefined || navigation.responseStart === 0 ? Date.now() : performance.timeOrigin + navigation.responseStart;
}
