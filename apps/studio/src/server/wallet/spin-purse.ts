import { spinRound } from "../../engine/spin-round.ts";
import { findTitle } from "../../titles/registry.ts";
import { stakesFor } from "../../titles/stakes.ts";
import { refuse, type GameRefusal } from "../game-refusal.ts";
import { newRoundId } from "../new-id.ts";
import { viewRound, type RoundView } from "../round-view.ts";
import { inTransaction } from "../storage/open-database.ts";
import { findPurse, storePurse } from "../storage/purses.ts";
import { findRoundByKey, getRound, insertRound, moveRound } from "../storage/rounds.ts";
import type { RealSession } from "../storage/sessions.ts";
import type { Studio } from "../studio.ts";

/**
 * A round with money that stands with the studio: same titles, same source of chance, same odds. Stake, outcome and win are stored
 * together, with the purse: there is no moment at which the platform could ask for what a running round holds.
 */
export function spinPurse(
  studio: Studio,
  session: RealSession,
  { stakeUnits, roundKey }: { readonly stakeUnits: bigint; readonly roundKey: string },
): RoundView | GameRefusal {
  const { database } = studio;
  const { owner, gameCode, playerId, playerToken, currency } = session;
  const existing = findRoundByKey(database, owner, gameCode, roundKey);
  if (existing !== undefined) return existing.stakeUnits === stakeUnits ? viewRound(existing) : refuse("invalid_request");
  const title = findTitle(gameCode);
  if (title === undefined) throw new Error(`A session is of ${gameCode}, which the studio no longer has.`);
  if (!stakesFor(title, currency).stakes.includes(stakeUnits)) return refuse("stake_not_allowed");
  const stands = findPurse(database, playerId)?.balanceUnits ?? 0n;
  if (stakeUnits > stands) return refuse("insufficient_funds");
  const { steps, winUnits } = spinRound(title, stakeUnits, studio.random);
  const balanceUnits = stands - stakeUnits + winUnits;
  const createdAtMs = studio.nowMs();
  const roundId = newRoundId(createdAtMs);
  inTransaction(database, () => {
    const round = { roundId, owner, gameCode, roundKey, mode: "real", playerId, playerToken, currency, stakeUnits, createdAtMs } as const;
    insertRound(database, round, "decided", { steps, winUnits, balanceUnits });
    moveRound(database, getRound(database, roundId), "settled");
    storePurse(database, { playerId, currency, balanceUnits });
  });
  return viewRound(getRound(database, roundId));
}
