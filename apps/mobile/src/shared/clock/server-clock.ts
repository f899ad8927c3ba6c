export interface ClockReading {
  /** When the request left, ms of this machine. */
  readonly sentAtMs: number;
  /** When its answer came, ms of this machine. */
  readonly receivedAtMs: number;
  /** What the server's clock said in it. */
  readonly serverMs: number;
}

export interface ServerClock {
  /** The server's time now, in ms since 1970. */
  readonly nowMs: () => number;
  /** The server's time at an instant of this machine's clock. */
  readonly atMs: (localMs: number) => number;
  readonly take: (reading: ClockReading) => void;
}

/** A reading that may be wrong by so much either way counts as one that took that much longer: a sharper one replaces it. */
export function blurred({ sentAtMs, receivedAtMs, serverMs }: ClockReading, uncertainMs: number): ClockReading {
  return { sentAtMs: sentAtMs - uncertainMs, receivedAtMs: receivedAtMs + uncertainMs, serverMs };
}

/** A reading from a `Date` header, which tells whole seconds: the truth lies up to one second later. */
export function readingOfDateHeader(date: string, way: Omit<ClockReading, "serverMs">): ClockReading {
  return blurred({ ...way, serverMs: Date.parse(date) + 500 }, 500);
}

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
    atMs: (localMs) => localMs + offsetMs,
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
