/** The server's clock decides; nothing else in the server reads the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
  set(instant: Date): void;
}

/** A clock that stands still until it is told to move: for tests and for replaying history in the seed. */
export function manualClock(start: Date): ManualClock {
  let nowMs = start.getTime();
  return {
    now: () => new Date(nowMs),
    advance: (milliseconds) => {
      nowMs += milliseconds;
    },
    set: (instant) => {
      nowMs = instant.getTime();
    },
  };
}
