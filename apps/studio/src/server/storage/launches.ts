import type { MoneyPlace } from "../brands.ts";
import type { StudioDatabase } from "./open-database.ts";

export type PlayMode = "real" | "free";

/** What the player's market asks of a game while it is played. */
export interface MarketTerms {
  /** Whether the game may play on by itself. */
  readonly autoplayAllowed: boolean;
  /** Least time from one spin to the next. */
  readonly minimumCycleMs: number;
}

/** A launch that the platform asked for, waiting to be opened. */
export interface Launch extends MarketTerms {
  readonly gameCode: string;
  readonly mode: PlayMode;
  /** Present for real money only. */
  readonly playerToken: string | undefined;
  readonly currency: string;
  readonly language: string;
  readonly device: string;
  readonly returnUrl: string;
  /** Where its player's money stands. */
  readonly moneyAt: MoneyPlace;
}

export interface LaunchToStore extends Launch {
  readonly codeHash: string;
  readonly nonce: string;
  readonly expiresAtMs: number;
}

/** Stores a launch; false when its nonce was used before. */
export function insertLaunch(database: StudioDatabase, launch: LaunchToStore): boolean {
  const inserted = database
    .prepare(
      `insert into launches (code_hash, nonce, game_code, mode, player_token, currency, language, device, return_url, autoplay_allowed,
         minimum_cycle_ms, money_at, expires_at_ms)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (nonce) do nothing`,
    )
    .run(
      launch.codeHash,
      launch.nonce,
      launch.gameCode,
      launch.mode,
      launch.playerToken ?? null,
      launch.currency,
      launch.language,
      launch.device,
      launch.returnUrl,
      launch.autoplayAllowed ? 1 : 0,
      launch.minimumCycleMs,
      launch.moneyAt,
      launch.expiresAtMs,
    );
  return inserted.changes === 1;
}

/** Uses a launch's code up: undefined when there is none, it is used or too old. */
export function takeLaunch(database: StudioDatabase, codeHash: string, nowMs: number): Launch | undefined {
  const row = database
    .prepare(
      `update launches set used_at_ms = $now where code_hash = $codeHash and used_at_ms is null and expires_at_ms > $now
       returning game_code, mode, player_token, currency, language, device, return_url, autoplay_allowed, minimum_cycle_ms,
         money_at`,
    )
    .get({ $codeHash: codeHash, $now: nowMs });
  if (row === undefined) return undefined;
  return {
    gameCode: String(row["game_code"]),
    mode: row["mode"] === "free" ? "free" : "real",
    playerToken: row["player_token"] === null ? undefined : String(row["player_token"]),
    currency: String(row["currency"]),
    language: String(row["language"]),
    device: String(row["device"]),
    returnUrl: String(row["return_url"]),
    autoplayAllowed: row["autoplay_allowed"] === 1,
    minimumCycleMs: Number(row["minimum_cycle_ms"]),
    moneyAt: row["money_at"] === "studio" ? "studio" : "platform",
  };
}

/** Lets a code be used again: its player could not be asked for. */
export function giveLaunchBack(database: StudioDatabase, codeHash: string): void {
  database.prepare("update launches set used_at_ms = null where code_hash = ?").run(codeHash);
}

/** Forgets launches that ended before a time; their nonces are too old to be accepted again. */
export function forgetLaunchesBefore(database: StudioDatabase, endedBeforeMs: number): void {
  database.prepare("delete from launches where expires_at_ms < ?").run(endedBeforeMs);
}
