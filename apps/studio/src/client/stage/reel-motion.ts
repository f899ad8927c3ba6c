/**
 * How a reel moves, as pure functions of time. Distances are in symbols, times in ms, speeds in symbols a ms.
 * A reel that comes to rest is a weight on a spring: it meets its stop at full speed, runs over it once and swings back.
 */
export interface StopManner {
  /** Symbols that still pass once the reel is told to stop. */
  readonly runSymbols: number;
  readonly speed: number;
  /** Where the spring takes hold, in symbols before the stop. */
  readonly catchSymbols: number;
  /** Angular frequency of the spring (radians a ms) and its share of critical damping. */
  readonly stiffness: number;
  readonly damping: number;
}

/** Full speed of a free reel. */
export const FULL_SPEED = 0.027;
/** Speed of a reel that keeps its player waiting. */
export const TEASING_SPEED = 0.0165;

const WIND_UP_MS = 110;
const WIND_UP_SYMBOLS = 0.2;
export const START_MS = 330;

export const stopManners = {
  normal: { runSymbols: 5, speed: FULL_SPEED, catchSymbols: 0.85, stiffness: 0.0185, damping: 0.62 },
  quick: { runSymbols: 2.2, speed: FULL_SPEED, catchSymbols: 0.85, stiffness: 0.026, damping: 0.7 },
  teasing: { runSymbols: 3, speed: TEASING_SPEED, catchSymbols: 0.7, stiffness: 0.013, damping: 0.6 },
} as const satisfies Record<string, StopManner>;

/** How far a reel has come since it was set off: it draws back a little first, then gathers speed. Forward is positive. */
export function startTravel(ms: number): number {
  if (ms <= 0) return 0;
  if (ms <= WIND_UP_MS) return -WIND_UP_SYMBOLS * Math.sin((ms / WIND_UP_MS) * (Math.PI / 2));
  const gathering = Math.min(ms, START_MS) - WIND_UP_MS;
  const span = START_MS - WIND_UP_MS;
  const gathered = -WIND_UP_SYMBOLS + (FULL_SPEED * gathering * gathering) / (2 * span);
  return gathered + Math.max(0, ms - START_MS) * FULL_SPEED;
}

/** When the spring takes hold. */
function catchMs({ runSymbols, catchSymbols, speed }: StopManner): number {
  return (runSymbols - catchSymbols) / speed;
}

/** Symbols still to go (negative when it ran over its stop), this long after it was told to stop. */
export function stopRemainder(manner: StopManner, ms: number): number {
  const { runSymbols, catchSymbols, speed, stiffness, damping } = manner;
  const held = ms - catchMs(manner);
  if (held <= 0) return runSymbols - speed * ms;
  const decay = damping * stiffness;
  const swing = stiffness * Math.sqrt(1 - damping * damping);
  const sine = (decay * catchSymbols - speed) / swing;
  return Math.exp(-decay * held) * (catchSymbols * Math.cos(swing * held) + sine * Math.sin(swing * held));
}

/** After this a stop is at rest to the eye: less than a hundredth of a symbol is left of its swing. */
export function stopDurationMs(manner: StopManner): number {
  return catchMs(manner) + Math.log(100 * manner.catchSymbols * 1.6) / (manner.damping * manner.stiffness);
}

/** When the reel first passes its stop: the moment that is heard. */
export function stopImpactMs(manner: StopManner): number {
  for (let ms = catchMs(manner); ; ms += 2) if (stopRemainder(manner, ms) <= 0) return ms;
}

/** How far a symbol still has to fall, as a share of its whole way: it gathers speed, strikes, and bounces twice. */
export function fallRemainder(progress: number): number {
  if (progress >= 1) return 0;
  if (progress < 0.56) return 1 - (progress / 0.56) ** 2;
  if (progress < 0.84) return 0.09 * hop((progress - 0.56) / 0.28);
  return 0.024 * hop((progress - 0.84) / 0.16);
}

function hop(progress: number): number {
  return 4 * progress * (1 - progress);
}
