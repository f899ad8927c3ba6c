import type { VendorRefusal } from "@lantern/vendor-kit/wire/vendor-status.ts";
import { hasSessionEnded } from "../../accounts/has-session-ended.ts";
import { hashSecretToken } from "../../accounts/secret-token.ts";
import type { Callback } from "./callback.ts";

/** A member who has opened a game of this vendor. */
export interface Player {
  readonly memberId: string;
  readonly merchantId: string;
  readonly currency: string;
  readonly trial: boolean;
}

/** What a live token stands for. */
export interface Launch extends Player {
  readonly vendorCode: string;
  readonly nodeId: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly language: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Callbacks of one player run one after the other, so that what one looks up holds until it is done. */
const lock = "select pg_advisory_xact_lock(hashtextextended('games:player:' || $1, 0))";

const selectPlayer = `
  select member_id, merchant_id, currency, trial
  from games_launches
  where member_id = $1 and integration_code = $2 and mode = 'real'
  order by started_at desc
  limit 1`;

interface PlayerRow {
  readonly member_id: string;
  readonly merchant_id: string;
  readonly currency: string;
  readonly trial: boolean;
}

/** Locks the player and tells who he is; undefined for one who never opened a game of this vendor for real money. */
export async function lockPlayer({ transaction, integration }: Callback, playerId: string): Promise<Player | undefined> {
  if (!uuid.test(playerId)) return undefined;
  await transaction.query(lock, [playerId]);
  const [row] = await transaction.query<PlayerRow>(selectPlayer, [playerId, integration.code]);
  return row === undefined ? undefined : toPlayer(row);
}

const selectLaunch = `
  select launch.member_id, launch.merchant_id, launch.currency, launch.trial, launch.vendor_code, launch.node_id, launch.game_code,
         launch.language, launch.session_id, launch.expires_at, game.names ->> 'en' as game_name
  from games_launches launch
  join games_catalogue game on game.node_id = launch.node_id
  where launch.token_hash = $1 and launch.integration_code = $2`;

interface LaunchRow extends PlayerRow {
  readonly vendor_code: string;
  readonly node_id: string;
  readonly game_code: string;
  readonly language: string;
  readonly session_id: string | null;
  readonly expires_at: Date;
  readonly game_name: string;
}

/** The launch of a token, or why it does not count: no token of this vendor's, or expired, or its session has ended. */
export async function findLaunch(
  { clock, transaction, integration }: Callback,
  playerToken: string,
): Promise<Launch | Extract<VendorRefusal, "invalid_token" | "token_expired">> {
  const [row] = await transaction.query<LaunchRow>(selectLaunch, [hashSecretToken(playerToken), integration.code]);
  if (row === undefined) return "invalid_token";
  if (row.expires_at <= clock.now()) return "token_expired";
  // Who has logged out takes no stake any more with the game that is still open.
  if (row.session_id !== null && (await hasSessionEnded(transaction, row.session_id))) return "token_expired";
  const { vendor_code: vendorCode, node_id: nodeId, game_code: gameCode, game_name: gameName, language } = row;
  return { ...toPlayer(row), vendorCode, nodeId, gameCode, gameName, language };
}

function toPlayer(row: PlayerRow): Player {
  return { memberId: row.member_id, merchantId: row.merchant_id, currency: row.currency, trial: row.trial };
}
