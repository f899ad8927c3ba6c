import type { Transaction } from "@lantern/database/database.ts";
import { newId } from "../../platform/id.ts";
import type { Callback } from "./callback.ts";
import type { Launch, Player } from "./player.ts";

/** Where a round's row is: its partition goes by when it started. */
export interface RoundKey {
  readonly id: string;
  readonly startedAt: Date;
}

export interface GameRound extends RoundKey {
  readonly memberId: string;
  readonly vendorCode: string;
  readonly nodeId: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly state: "open" | "settled" | "cancelled";
  readonly hasEnded: boolean;
  readonly liveBetCount: number;
}

interface RoundRow {
  readonly id: string;
  readonly started_at: Date;
  readonly member_id: string;
  readonly vendor_code: string;
  readonly node_id: string;
  readonly game_code: string;
  readonly game_name: string;
  readonly state: GameRound["state"];
  readonly ended_at: Date | null;
  readonly live_bet_count: number;
}

const selectRound = `
  select round.id, round.started_at, round.member_id, round.vendor_code, round.node_id, round.game_code, round.state, round.ended_at, round.live_bet_count,
         game.names ->> 'en' as game_name
  from games_vendor_transactions opener
  join games_rounds round on round.started_at = opener.round_started_at and round.id = opener.round_key
  join games_catalogue game on game.node_id = round.node_id
  where opener.integration_code = $1 and opener.round_id = $2 and opener.opens_round`;

/** The round of the vendor's id, as the player's lock holds it. */
export async function findRound({ transaction, integration }: Callback, roundId: string): Promise<GameRound | undefined> {
  const [row] = await transaction.query<RoundRow>(selectRound, [integration.code, roundId]);
  if (row === undefined) return undefined;
  return {
    id: row.id,
    startedAt: row.started_at,
    memberId: row.member_id,
    vendorCode: row.vendor_code,
    nodeId: row.node_id,
    gameCode: row.game_code,
    gameName: row.game_name,
    state: row.state,
    hasEnded: row.ended_at !== null,
    liveBetCount: row.live_bet_count,
  };
}

export type GameOfRound = Pick<Launch, "vendorCode" | "nodeId" | "gameCode" | "gameName">;

const selectGame = `
  select vendor_code, node_id, game_code, names ->> 'en' as game_name from games_catalogue where integration_code = $1 and game_code = $2`;

/** The game of the vendor's code, for a round that no launch's token opens. */
export async function findGame({ transaction, integration }: Callback, gameCode: string): Promise<GameOfRound | undefined> {
  const [row] = await transaction.query<{ vendor_code: string; node_id: string; game_code: string; game_name: string }>(selectGame, [
    integration.code,
    gameCode,
  ]);
  return row === undefined
    ? undefined
    : { vendorCode: row.vendor_code, nodeId: row.node_id, gameCode: row.game_code, gameName: row.game_name };
}

/** The key of a round that is to be opened now. */
export function newRoundKey({ clock }: Callback): RoundKey {
  return { id: newId(clock), startedAt: clock.now() };
}

const insertRound = `
  insert into games_rounds (id, started_at, merchant_id, member_id, trial, integration_code, vendor_code, round_id, node_id, game_code,
    currency, stake_units, win_units, live_bet_count, state, last_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $2)`;

export interface NewRound extends RoundKey {
  readonly roundId: string;
  readonly player: Player;
  readonly game: GameOfRound;
  /** What opens it. */
  readonly first: { readonly kind: "bet" | "win"; readonly amountUnits: bigint };
}

/** Opens a round by its first stake, or by a win that no stake paid for. */
export async function openRound({ transaction, integration }: Callback, { player, game, first, ...round }: NewRound): Promise<void> {
  const isBet = first.kind === "bet";
  await transaction.query(insertRound, [
    round.id,
    round.startedAt,
    player.merchantId,
    player.memberId,
    player.trial,
    integration.code,
    game.vendorCode,
    round.roundId,
    game.nodeId,
    game.gameCode,
    player.currency,
    isBet ? first.amountUnits : 0n,
    isBet ? 0n : first.amountUnits,
    isBet ? 1 : 0,
    isBet ? "open" : "settled",
  ]);
}

/** What happens to a round, in units. */
export type RoundChange =
  | { readonly kind: "bet"; readonly amountUnits: bigint }
  | { readonly kind: "win"; readonly amountUnits: bigint }
  | { readonly kind: "bet_rolled_back"; readonly amountUnits: bigint }
  | { readonly kind: "win_rolled_back"; readonly amountUnits: bigint }
  | { readonly kind: "end" };

const updateRound: Readonly<Record<RoundChange["kind"], string>> = {
  bet: `
    update games_rounds
    set stake_units = stake_units + $4, live_bet_count = live_bet_count + 1, last_at = $3,
        state = case when state = 'cancelled' then 'open' else state end
    where started_at = $1 and id = $2`,
  win: `
    update games_rounds set win_units = win_units + $4, state = 'settled', last_at = $3 where started_at = $1 and id = $2`,
  bet_rolled_back: `
    update games_rounds
    set stake_units = stake_units - $4, refund_units = refund_units + $4, live_bet_count = live_bet_count - 1, last_at = $3,
        state = case when live_bet_count = 1 and win_units = 0 then 'cancelled' else state end
    where started_at = $1 and id = $2`,
  win_rolled_back: `
    update games_rounds set win_units = win_units - $4, last_at = $3 where started_at = $1 and id = $2`,
  end: `
    update games_rounds
    set ended_at = coalesce(ended_at, $3), last_at = $3, state = case when state = 'open' then 'settled' else state end
    where started_at = $1 and id = $2`,
};

/** Writes a change of the round that the player's lock holds. */
export async function changeRound(
  { clock, transaction }: { readonly clock: Callback["clock"]; readonly transaction: Transaction },
  round: RoundKey,
  change: RoundChange,
): Promise<void> {
  const facts: unknown[] = [round.startedAt, round.id, clock.now()];
  if (change.kind !== "end") facts.push(change.amountUnits);
  await transaction.query(updateRound[change.kind], facts);
}
