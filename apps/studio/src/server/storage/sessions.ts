import type { MoneyPlace } from "../brands.ts";
import type { Launch, MarketTerms, PlayMode } from "./launches.ts";
import type { StudioDatabase } from "./open-database.ts";

interface SessionOfGame extends MarketTerms {
  readonly tokenHash: string;
  /** Who its rounds belong to. */
  readonly owner: string;
  readonly gameCode: string;
  readonly mode: PlayMode;
  readonly currency: string;
  readonly language: string;
  readonly device: string;
  readonly returnUrl: string;
}

export interface RealSession extends SessionOfGame {
  readonly mode: "real";
  readonly playerId: string;
  readonly playerToken: string;
  readonly moneyAt: MoneyPlace;
}

export interface FreeSession extends SessionOfGame {
  readonly mode: "free";
  readonly playBalanceUnits: bigint;
}

/** A player in a game, from opening it until he is away for too long. */
export type Session = RealSession | FreeSession;

export function newRealSession(
  launch: Launch,
  token: { readonly tokenHash: string },
  player: { readonly playerId: string; readonly playerToken: string },
): RealSession {
  return { ...termsOf(launch), ...token, ...player, owner: `player:${player.playerId}`, mode: "real", moneyAt: launch.moneyAt };
}

export function newFreeSession(launch: Launch, token: { readonly tokenHash: string }, playBalanceUnits: bigint): FreeSession {
  return { ...termsOf(launch), ...token, owner: `session:${token.tokenHash}`, mode: "free", playBalanceUnits };
}

/** What a session takes over from its launch. */
function termsOf(launch: Launch): Omit<SessionOfGame, "tokenHash" | "owner" | "mode"> {
  const { gameCode, currency, language, device, returnUrl, autoplayAllowed, minimumCycleMs } = launch;
  return { gameCode, currency, language, device, returnUrl, autoplayAllowed, minimumCycleMs };
}

export function insertSession(database: StudioDatabase, session: Session, nowMs: number): void {
  const real = session.mode === "real" ? session : undefined;
  database
    .prepare(
      `insert into sessions (token_hash, owner, game_code, mode, player_id, player_token, currency, language, device, return_url,
         play_balance_units, autoplay_allowed, minimum_cycle_ms, money_at, last_seen_at_ms)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      session.tokenHash,
      session.owner,
      session.gameCode,
      session.mode,
      real?.playerId ?? null,
      real?.playerToken ?? null,
      session.currency,
      session.language,
      session.device,
      session.returnUrl,
      session.mode === "free" ? session.playBalanceUnits : null,
      session.autoplayAllowed ? 1 : 0,
      session.minimumCycleMs,
      real?.moneyAt ?? "platform",
      nowMs,
    );
}

const touchEveryMs = 60_000;

/** The session of a token that was seen after `seenAfterMs`, which is now seen again; undefined when there is none. */
export function touchSession(
  database: StudioDatabase,
  tokenHash: string,
  { nowMs, seenAfterMs }: { readonly nowMs: number; readonly seenAfterMs: number },
): Session | undefined {
  const statement = database.prepare("select * from sessions where token_hash = ? and last_seen_at_ms > ?");
  statement.setReadBigInts(true);
  const row = statement.get(tokenHash, seenAfterMs);
  if (row === undefined) return undefined;
  // A write waits for the disk: to the minute is exact enough.
  if (nowMs - Number(row["last_seen_at_ms"]) >= touchEveryMs) {
    database.prepare("update sessions set last_seen_at_ms = ? where token_hash = ?").run(nowMs, tokenHash);
  }
  const ofGame = {
    tokenHash,
    owner: String(row["owner"]),
    gameCode: String(row["game_code"]),
    currency: String(row["currency"]),
    language: String(row["language"]),
    device: String(row["device"]),
    returnUrl: String(row["return_url"]),
    autoplayAllowed: Number(row["autoplay_allowed"]) === 1,
    minimumCycleMs: Number(row["minimum_cycle_ms"]),
  };
  return row["mode"] === "free"
    ? { ...ofGame, mode: "free", playBalanceUnits: BigInt(String(row["play_balance_units"])) }
    : {
        ...ofGame,
        mode: "real",
        playerId: String(row["player_id"]),
        playerToken: String(row["player_token"]),
        moneyAt: row["money_at"] === "studio" ? "studio" : "platform",
      };
}

export function setPlayBalance(database: StudioDatabase, tokenHash: string, playBalanceUnits: bigint): void {
  database.prepare("update sessions set play_balance_units = ? where token_hash = ? and mode = 'free'").run(playBalanceUnits, tokenHash);
}

/** Forgets sessions that were last seen before a time. Rounds stay. */
export function forgetSessionsBefore(database: StudioDatabase, lastSeenBeforeMs: number): void {
  database.prepare("delete from sessions where last_seen_at_ms < ?").run(lastSeenBeforeMs);
}
