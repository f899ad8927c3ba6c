/** The wait before a new connection, in ms: a second, doubled with each failure up to half a minute, half of it by chance. */
export function reconnectDelayMs(failures: number, chance: number): number {
  const wholeMs = Math.min(30_000, 1000 * 2 ** Math.min(failures, 5));
  return Math.round(wholeMs / 2 + (wholeMs / 2) * chance);
}

/** The wait before reading again after a signal, in ms: thousands hear the same one, so they spread over a second and a half. */
export function signalJitterMs(chance: number): number {
  return Math.round(1500 * chance);
}
