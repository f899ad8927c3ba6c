import type { Clock } from "../platform/clock.ts";
import type { Configuration } from "../platform/configuration.ts";

const windowMs = 60_000;

/** Requests a minute for one caller and one call, where the call declares nothing. */
const defaultRatePerMinute = 300;

/** Requests a minute from one address over all calls: many phones share one behind a carrier. */
const addressRatePerMinute = 3_000;

/** Counters kept at once for addresses, and as many for calls; when full, the oldest window goes first. */
const countersMax = 100_000;

/** How much more than production's limits a profile allows: people try demos by hand, test runs share one address. */
const factorOfProfile = { none: 1, demo: 5, test: 1_000 } as const;

interface Counter {
  readonly startedMs: number;
  count: number;
}

export interface RateLimiter {
  /** Counts one request of an address; returns the seconds to wait when it is one too many. */
  takeOfAddress(address: string): number | undefined;
  /** Counts one request of a caller (session or address) to a call; returns the seconds to wait when it is one too many. */
  takeOfCall(callName: string, caller: string, ratePerMinute: number | undefined): number | undefined;
}

/** Counts requests in windows of one minute, in this process alone: several processes allow as many times the limit. */
export function makeRateLimiter(clock: Clock, profile: Configuration["seedProfile"]): RateLimiter {
  const factor = factorOfProfile[profile];
  const ofAddresses = new Map<string, Counter>();
  const ofCalls = new Map<string, Counter>();

  function take(counters: Map<string, Counter>, key: string, limit: number): number | undefined {
    const nowMs = clock.now().getTime();
    const counter = counters.get(key);
    if (counter === undefined || nowMs - counter.startedMs >= windowMs) {
      counters.delete(key);
      makeRoom(counters);
      counters.set(key, { startedMs: nowMs, count: 1 });
      return undefined;
    }
    counter.count += 1;
    return counter.count > limit ? Math.ceil((counter.startedMs + windowMs - nowMs) / 1_000) : undefined;
  }

  return {
    takeOfAddress: (address) => take(ofAddresses, address, addressRatePerMinute * factor),
    takeOfCall: (callName, caller, ratePerMinute) =>
      take(ofCalls, `${callName} ${caller}`, (ratePerMinute ?? defaultRatePerMinute) * factor),
  };
}

/** A map keeps the order of insertion, so its first key is the oldest window. */
function makeRoom(counters: Map<string, Counter>): void {
  if (counters.size < countersMax) return;
  const oldest = counters.keys().next();
  if (oldest.done !== true) counters.delete(oldest.value);
}
