/** A browser's timer holds no more than this, some 24 days; a longer one would ring at once. */
const timerMsMax = 2 ** 31 - 1;

/** Calls back once when a moment of the server's clock has come, however far it is. @returns what calls it off. */
export function atMoment(clock: { readonly nowMs: () => number }, momentMs: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const leftMs = momentMs - clock.nowMs();
    timer = leftMs > timerMsMax ? setTimeout(wait, timerMsMax) : setTimeout(call, Math.max(0, leftMs));
  };
  wait();
  return () => clearTimeout(timer);
}
