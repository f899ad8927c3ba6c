import type { Queryable } from "@lantern/database/database.ts";
import { hashSecretToken, newSecretToken } from "../accounts/secret-token.ts";
import type { Scope } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import type { CatalogueGame } from "./catalogue.ts";

/** Who may play a game of real money with a launch: the member, in his currency. */
export interface LaunchPlayer {
  readonly memberId: string;
  readonly sessionId: string | undefined;
  /** Plays with trial money: the wallet keeps it apart. */
  readonly trial: boolean;
}

export interface NewLaunch {
  readonly merchantId: string;
  readonly game: Pick<CatalogueGame, "nodeId" | "integrationCode" | "vendorCode" | "gameCode">;
  /** Absent for free play, which never calls the platform. */
  readonly player: LaunchPlayer | undefined;
  /** Whose free play it is, where a member's. */
  readonly freePlayerId?: string | undefined;
  readonly currency: string;
  readonly language: string;
}

export interface OpenedLaunch {
  readonly launchId: string;
  /** Shown this once: only its hash is stored. */
  readonly playerToken: string | undefined;
}

/** How long a launch's token takes stakes: longer than anyone should play at a stretch. */
const launchMs = 12 * 60 * 60 * 1_000;

const insertLaunch = `
  insert into games_launches (id, merchant_id, member_id, session_id, trial, integration_code, vendor_code, node_id, game_code, mode,
    currency, language, token_hash, started_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;

/** Records a launch, and makes the token that stands for this player in this game at this vendor. */
export async function openLaunch({ clock }: Pick<Scope, "clock">, queryable: Queryable, launch: NewLaunch): Promise<OpenedLaunch> {
  const { game, player } = launch;
  const launchId = newId(clock);
  const playerToken = player === undefined ? undefined : newSecretToken();
  const startedAt = clock.now();
  await queryable.query(insertLaunch, [
    launchId,
    launch.merchantId,
    player?.memberId ?? launch.freePlayerId ?? null,
    player?.sessionId ?? null,
    player?.trial ?? false,
    game.integrationCode,
    game.vendorCode,
    game.nodeId,
    game.gameCode,
    player === undefined ? "free" : "real",
    launch.currency,
    launch.language,
    playerToken === undefined ? null : hashSecretToken(playerToken),
    startedAt,
    new Date(startedAt.getTime() + launchMs),
  ]);
  return { launchId, playerToken };
}

const markFailed = "update games_launches set failed_at = $2, expires_at = least(expires_at, $2) where id = $1";

/** The vendor could not open the game: the token is good for nothing any more. */
export async function failLaunch(queryable: Queryable, launchId: string, at: Date): Promise<void> {
  await queryable.query(markFailed, [launchId, at]);
}
