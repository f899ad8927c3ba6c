export interface ServerClock {
  /** The server's time now, in ms since 1970. */
  readonly nowMs: () => number;
  /** Takes a reading: when the request left and its answer came (this machine's ms), and what the server's clock said in it. */
  readonly take: (reading: { readonly sentAtMs: number; readonly receivedAtMs: number; readonly serverMs: number }) => void;
}

/** The `Date` header tells whole seconds: the truth lies up to one second later, half of it on average. */
export const dateHeaderBiasMs = 500;

/**
 * Server time, as the midpoint of a request's way: the server's reading is taken to be half the round trip old when it arrives
 * (specification 4.9.3). The reading with the shortest way wins; a worse one replaces it only after ten minutes.
 */
export function makeServerClock(localNowMs: () => number = Date.now): ServerClock {
  let offsetMs = 0;
  let bestRoundTripMs = Number.POSITIVE_INFINITY;
  let takenAtMs = 0;
  return {
    nowMs: () => localNowMs() + offsetMs,
    take: ({ sentAtMs, receivedAtMs, serverMs }) => {
      const roundTripMs = receivedAtMs - sentAtMs;
      if (roundTripMs < 0 || !Number.isFinite(serverMs)) return;
      const stale = receivedAtMs - takenAtMs > 600_000;
      if (roundTripMs >= bestRoundTripMs && !stale) return;
      bestRoundTripMs = roundTripMs;
      takenAtMs = receivedAtMs;
      offsetMs = serverMs - (sentAtMs + roundTripMs / 2);
    },
  };
}
