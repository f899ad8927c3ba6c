import type { Database } from "@lantern/database/database.ts";
import type { Awaitable } from "../platform/awaitable.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { Remembered } from "../platform/remembered.ts";
import { comparePlaces, readAllGames, readGames, type PlacedGame } from "./catalogue-rows.ts";
import type { CatalogueVendor, MerchantCatalogue } from "./catalogue.ts";

const remembered = new Remembered<MerchantCatalogue>({ ms: 3_000 });

/** With more changes than this, the whole is read anew: it costs as much. */
const changesMax = 2_000;

/** How new a catalogue is: of games and wishes, and of vendors and addresses. */
interface Revision {
  readonly revision: bigint;
  readonly epoch: bigint;
}

interface KnownCatalogue extends Revision {
  readonly catalogue: MerchantCatalogue;
  readonly placed: readonly PlacedGame[];
}

/** What each merchant's catalogue was when it was read last, by database. */
const knownOfDatabase = new WeakMap<object, Map<string, KnownCatalogue>>();

const selectRevision = "select revision, epoch from games_revision";
const selectChanged = "select node_id from games_catalogue_changes where revision > $1 limit $2";

const selectVendors = `
  select code, category, display_names, icon_url
  from games_vendors
  where merchant_id = $1 and not hidden
  order by position, code`;

interface VendorRow {
  readonly code: string;
  readonly category: string | null;
  readonly display_names: Readonly<Record<string, string>>;
  readonly icon_url: string;
}

/**
 * What the merchant offers: in memory, since every list and page asks for it, and three seconds old at most. As long as nothing changed
 * it is the same object; what changed is read alone. A game or vendor that is hidden or gone is not in it.
 */
export function readCatalogue(scope: Scope, merchant: Pick<Merchant, "id">): Awaitable<MerchantCatalogue> {
  return remembered.readNow(scope, merchant.id, () => refresh(scope, merchant.id));
}

/** Looks anew at what has changed when next asked, after a change that must show at once in this process. */
export function forgetCatalogues(scope: Pick<Scope, "database">): void {
  remembered.forget(scope);
}

async function refresh({ database }: Scope, merchantId: string): Promise<MerchantCatalogue> {
  const known = knownOfDatabase.get(database) ?? new Map<string, KnownCatalogue>();
  knownOfDatabase.set(database, known);
  const before = known.get(merchantId);
  const now = await readRevision(database);
  if (before !== undefined && before.epoch === now.epoch && before.revision === now.revision) return before.catalogue;
  const after = (await readChanges(database, merchantId, before, now)) ?? (await readWhole(database, merchantId, now));
  known.set(merchantId, after);
  return after.catalogue;
}

async function readRevision(database: Database): Promise<Revision> {
  const [now] = await database.query<{ revision: bigint; epoch: bigint }>(selectRevision);
  if (now === undefined) throw new Error("The catalogue's revision is gone");
  return now;
}

/** What came after the revision that was read before it may be read already: it is read once more then, and is the same. */
async function readWhole(database: Database, merchantId: string, now: Revision): Promise<KnownCatalogue> {
  const vendors = (await database.query<VendorRow>(selectVendors, [merchantId])).map(toVendor);
  const placed = (await readAllGames(database, merchantId)).toSorted(comparePlaces);
  return { ...now, placed, catalogue: catalogueOf(vendors, placed) };
}

/** The catalogue as it was with the games that have changed since; undefined where the whole must be read. */
async function readChanges(
  database: Database,
  merchantId: string,
  before: KnownCatalogue | undefined,
  now: Revision,
): Promise<KnownCatalogue | undefined> {
  if (before === undefined || before.epoch !== now.epoch) return undefined;
  const rows = await database.query<{ node_id: string }>(selectChanged, [before.revision, changesMax + 1]);
  if (rows.length > changesMax) return undefined;
  const changed = new Set(rows.map((row) => row.node_id));
  const anew = await readGames(database, merchantId, [...changed]);
  const isOurs = anew.length > 0 || [...changed].some((nodeId) => before.catalogue.gameByNodeId.has(nodeId));
  // Another merchant's games: our lists stay the same objects.
  if (!isOurs) return { ...before, ...now };
  const stayed = before.placed.filter(({ game }) => !changed.has(game.nodeId));
  const placed = merge(stayed, anew.toSorted(comparePlaces));
  return { ...now, placed, catalogue: catalogueOf(before.catalogue.vendors, placed) };
}

/** Two lists in order as one. */
function merge(one: readonly PlacedGame[], other: readonly PlacedGame[]): PlacedGame[] {
  const merged: PlacedGame[] = [];
  let next = 0;
  for (const placed of one) {
    for (let candidate = other[next]; candidate !== undefined && comparePlaces(candidate, placed) < 0; candidate = other[next]) {
      merged.push(candidate);
      next += 1;
    }
    merged.push(placed);
  }
  return [...merged, ...other.slice(next)];
}

function catalogueOf(vendors: readonly CatalogueVendor[], placed: readonly PlacedGame[]): MerchantCatalogue {
  const games = placed.map(({ game }) => game);
  return { vendors, games, gameByNodeId: new Map(games.map((game) => [game.nodeId, game])) };
}

function toVendor(row: VendorRow): CatalogueVendor {
  return { code: row.code, category: row.category ?? undefined, displayNames: row.display_names, iconUrl: row.icon_url };
}
