import { spinRound } from "../engine/spin-round.ts";
import { findTitle } from "../titles/registry.ts";
import { stakesFor } from "../titles/stakes.ts";
import { refuse, type GameRefusal } from "./game-refusal.ts";
import { newRoundId } from "./new-id.ts";
import { viewRound, type RoundView } from "./round-view.ts";
import { inTransaction } from "./storage/open-database.ts";
import { findRoundByKey, getRound, insertRound, moveRound } from "./storage/rounds.ts";
import { setPlayBalance, type FreeSession } from "./storage/sessions.ts";
import type { Studio } from "./studio.ts";

/**
 * A round for play money: same titles, same source of chance, same odds. The money lives in the session and nowhere
 * else; the platform is never called.
 */
export function spinFree(
  studio: Studio,
  session: FreeSession,
  request: { readonly stakeUnits: bigint; readonly roundKey: string },
): RoundView | GameRefusal {
  const { database } = studio;
  const { owner, gameCode, currency, tokenHash, playBalanceUnits } = session;
  const { stakeUnits, roundKey } = request;
  const existing = findRoundByKey(database, owner, gameCode, roundKey);
  if (existing !== undefined) return existing.stakeUnits === stakeUnits ? viewRound(existing) : refuse("invalid_request");
  const title = findTitle(gameCode);
  if (title === undefined) throw new Error(`A session is of ${gameCode}, which the studio no longer has.`);
  if (!stakesFor(title, currency).stakes.includes(stakeUnits)) return refuse("stake_not_allowed");
  if (stakeUnits > playBalanceUnits) return refuse("insufficient_funds");
  const { steps, winUnits } = spinRound(title, stakeUnits, studio.random);
  const balanceUnits = playBalanceUnits - stakeUnits + winUnits;
  const createdAtMs = studio.nowMs();
  const roundId = newRoundId(createdAtMs);
  inTransaction(database, () => {
    const round = {
      roundId,
      owner,
      gameCode,
      roundKey,
      mode: "free",
      playerId: undefined,
      playerToken: undefined,
      currency,
      stakeUnits,
      createdAtMs,
    } as const;
    insertRound(database, round, "decided", { steps, winUnits, balanceUnits });
    moveRound(database, getRound(database, roundId), "settled");
    setPlayBalance(database, tokenHash, balanceUnits);
  });
  return viewRound(getRound(database, roundId));
}
