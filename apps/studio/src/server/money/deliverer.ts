import { listDueRounds } from "../storage/deliveries.ts";
import { getRound, type StoredRound } from "../storage/rounds.ts";
import type { Studio } from "../studio.ts";
import { turnKey } from "../turns.ts";
import { deliverRound } from "./deliver-round.ts";

const roundsAtOnce = 16;

export interface Deliverer {
  /** Tries everything that is due, once. */
  readonly deliverDue: () => Promise<void>;
  /** Begins to look for due deliveries by itself. */
  readonly start: () => void;
  /** Stops looking and waits for what is being delivered. */
  readonly stop: () => Promise<void>;
}

/** Delivers in the background what requests could not: after failures of the platform and after crashes of the studio. */
export function makeDeliverer(studio: Studio): Deliverer {
  let timer: NodeJS.Timeout | undefined;
  let pass: Promise<void> | undefined;

  function deliverDue(): Promise<void> {
    pass ??= runPass(studio).finally(() => {
      pass = undefined;
    });
    return pass;
  }

  return {
    deliverDue,
    start: () => {
      timer = setInterval(() => {
        deliverDue().catch((failure: unknown) => studio.log.error({ failure }, "looking for due deliveries failed"));
      }, studio.timing.deliveryPollMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await pass;
    },
  };
}

async function runPass(studio: Studio): Promise<void> {
  const startedAtMs = studio.nowMs();
  const seen = new Set<string>();
  while (!studio.isClosing()) {
    const due = listDueRounds(studio.database, startedAtMs, roundsAtOnce + seen.size).filter((roundId) => !seen.has(roundId));
    if (due.length === 0) return;
    for (const roundId of due) seen.add(roundId);
    const queues = Map.groupBy(
      due.map((roundId) => getRound(studio.database, roundId)),
      (round) => turnKey(round.owner, round.gameCode),
    );
    await Promise.all([...queues].map(([key, rounds]) => deliverInTurns(studio, key, rounds)));
  }
}

/** One player's rounds in a game, one after the other. Where he is at something else there, they are left for the next pass. */
async function deliverInTurns(studio: Studio, key: string, rounds: readonly StoredRound[]): Promise<void> {
  for (const { roundId, roundKey } of rounds) {
    if (studio.turns.running(key) !== undefined) return;
    try {
      await studio.turns.run(key, roundKey, () => deliverRound(studio, roundId));
    } catch (failure) {
      studio.log.error({ roundId, failure }, "the round's deliveries failed");
    }
  }
}
