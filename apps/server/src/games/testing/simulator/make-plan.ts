import { drawFrom, type Draw } from "./draw.ts";
import { withFaults } from "./faults.ts";
import { honestCalls, type TimedRequest } from "./honest-calls.ts";
import type { Manners, Plan, PlannedEvent, PlannedStep } from "./plan.ts";
import type { ProtocolName } from "../vendor-wire.ts";

const togetherMax = 4;

/** The vendor of a seed: who plays, what is played, and everything that goes wrong with it. The same for the same seed. */
export function makePlan(seed: number, protocol: ProtocolName, manners: Manners): Plan {
  const draw = drawFrom(seed);
  const playerCount = draw.chance(80) ? 2 : 3;
  const openingUnits = Array.from({ length: playerCount }, () => BigInt(40_000 + draw.below(160_000)));
  const requests = withFaults(honestCalls(draw, manners, playerCount), draw, manners, playerCount);
  const events = Array.from({ length: draw.below(3) }, () => eventOf(draw, playerCount)).flat();
  return { seed, protocol, openingUnits, steps: inOrder(requests, events, draw) };
}

interface TimedEvent {
  readonly at: number;
  readonly event: PlannedEvent;
  readonly player: number;
}

function eventOf(draw: Draw, playerCount: number): TimedEvent[] {
  const [player, at] = [draw.below(playerCount), draw.below(8)];
  if (draw.chance(30)) return [{ at, player, event: "suspended" }];
  const expired = { at, player, event: "token_expires" } as const;
  return draw.chance(60) ? [expired, { at: at + 1 + draw.below(3), player, event: "new_launch" }] : [expired];
}

/** By their moments; events before the requests of theirs, and never more than a few requests together. */
function inOrder(requests: readonly TimedRequest[], events: readonly TimedEvent[], draw: Draw): PlannedStep[] {
  const last = Math.max(0, ...requests.map(({ at }) => at), ...events.map(({ at }) => at));
  const steps: PlannedStep[] = [];
  for (let moment = 0; moment <= last; moment += 1) {
    for (const { at, event, player } of events) if (at === moment) steps.push({ kind: "event", event, player });
    const due = requests.filter(({ at }) => at === moment).map(({ at: _at, ...request }) => request);
    while (due.length > 0) steps.push({ kind: "requests", together: due.splice(0, 1 + draw.below(togetherMax)) });
  }
  return steps;
}
