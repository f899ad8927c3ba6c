import type { Studio } from "../../server/studio.ts";
import { listDueBets } from "./storage/bets.ts";
import { betTurn, tellPlatform } from "./tell-platform.ts";

const betsAtOnce = 16;

/** Tells the platform, once, what it has to be told about bets now. Bets that somebody is just telling it of are left to him. */
export async function tellDueBets(studio: Studio): Promise<void> {
  const startedAtMs = studio.nowMs();
  const seen = new Set<string>();
  while (!studio.isClosing()) {
    const due = listDueBets(studio.database, startedAtMs, betsAtOnce + seen.size).filter((betId) => !seen.has(betId));
    if (due.length === 0) return;
    for (const betId of due) seen.add(betId);
    await Promise.all(due.map((betId) => tellOne(studio, betId)));
  }
}

async function tellOne(studio: Studio, betId: string): Promise<void> {
  const turn = betTurn(betId);
  if (studio.turns.running(turn) !== undefined) return;
  try {
    await studio.turns.run(turn, betId, () => tellPlatform(studio, betId));
  } catch (failure) {
    studio.log.error({ betId, failure }, "a bet could not be told of");
  }
}
