/** Counts an amount up to another within a time; calls back on every frame and at the end. */
export function countUp(from: bigint, to: bigint, durationMs: number, show: (units: bigint) => void): () => void {
  let frame = 0;
  const started = performance.now();
  const finish = (): void => {
    cancelAnimationFrame(frame);
    show(to);
  };
  const tick = (now: number): void => {
    const progress = Math.min(1, (now - started) / durationMs);
    if (progress === 1) return show(to);
    show(from + ((to - from) * BigInt(Math.round((1 - (1 - progress) ** 3) * 10_000))) / 10_000n);
    frame = requestAnimationFrame(tick);
  };
  if (durationMs <= 0) finish();
  else frame = requestAnimationFrame(tick);
  return finish;
}
