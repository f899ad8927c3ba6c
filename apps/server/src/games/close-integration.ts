import type { Transaction } from "@lantern/database/database.ts";
import type { Scope } from "../platform/context.ts";
import { countVendorHolders } from "../wallet/count-vendor-holders.ts";
import { forgetIntegrations } from "./find-integration.ts";
import { forgetCatalogues } from "./read-catalogue.ts";
import { indexGames } from "./search/index-games.ts";

const close = "update games_integrations set closed_at = $2 where code = $1 and closed_at is null returning code";
const open =
  "update games_integrations set closed_at = null, catalogue_version = null where code = $1 and closed_at is not null returning code";
const withdrawGames =
  "update games_catalogue set published = false, changed_at = $2 where integration_code = $1 and published returning node_id";

/** Tokens live for twelve hours: older launches take no stake anyway. */
const endLaunches = `
  update games_launches set expires_at = $2
  where integration_code = $1 and started_at > $2::timestamptz - interval '12 hours' and expires_at > $2`;

/**
 * Closes a vendor's system: its games leave every list, their launches take no further stake, and its catalogue is asked for no more. Keys
 * stay, for wins and rollbacks of what was staked before are taken whenever they come.
 * @returns how many games went; undefined where it is closed already or there is none.
 * @throws Error while the vendor keeps money of players: it comes home first.
 */
export async function closeIntegration(scope: Scope, transaction: Transaction, code: string): Promise<number | undefined> {
  const now = scope.clock.now();
  const [closed] = await transaction.query(close, [code, now]);
  if (closed === undefined) return undefined;
  const holders = await countVendorHolders(transaction, code);
  if (holders > 0)
    throw new Error(`${code} keeps money of ${holders} players: hide its games, have the money brought home, then close it.`);
  await transaction.query(endLaunches, [code, now]);
  return withdrawPublished(transaction, code, now);
}

/** Takes every game of an integration off the lists and out of the search. @returns how many. */
export async function withdrawPublished(transaction: Transaction, code: string, at: Date): Promise<number> {
  const gone = await transaction.query<{ node_id: string }>(withdrawGames, [code, at]);
  await indexGames(
    transaction,
    gone.map((game) => game.node_id),
  );
  return gone.length;
}

/** Takes the closing back: its games return with the next reading of its catalogue. False where it is not closed or there is none. */
export async function reopenIntegration(transaction: Transaction, code: string): Promise<boolean> {
  return (await transaction.query(open, [code])).length > 0;
}

/** For this process, once the change is committed; others see it within three seconds. */
export function forgetClosing(scope: Scope): void {
  forgetIntegrations(scope);
  forgetCatalogues(scope);
}
