import type { Scope } from "../platform/context.ts";
import type { Integration } from "./find-integration.ts";
import { forgetCatalogues } from "./read-catalogue.ts";
import { storeCatalogue, type CatalogueChanges } from "./store-catalogue.ts";

export type SyncOutcome =
  | ({ readonly synced: true; readonly gameCount: number; readonly rejectedCount: number } & CatalogueChanges)
  /** The vendor gave no catalogue; what there was stays. */
  | { readonly synced: false; readonly reason: string };

/** A list of fifty thousand games takes a while to come; nobody waits for it. */
const timeoutMs = 20_000;

/**
 * Fetches a vendor's catalogue, then stores it: new games are added, changed ones changed, those that are gone marked as no longer
 * published, unless that is most of them. What merchants wished for a game stays.
 */
export async function syncCatalogue(scope: Scope, integration: Integration): Promise<SyncOutcome> {
  const fetched = await integration.client(timeoutMs).catalogue();
  if (fetched.kind === "unknown") return { synced: false, reason: fetched.reason };
  if (fetched.kind === "refused") return { synced: false, reason: `${fetched.status} ${fetched.detail ?? ""}`.trim() };
  const { version, games, rejectedCount = 0 } = fetched.answer;
  const changes = await storeCatalogue(scope, integration.code, { version, games });
  if (changes.changed) forgetCatalogues(scope);
  return { synced: true, gameCount: games.length, rejectedCount, ...changes };
}
