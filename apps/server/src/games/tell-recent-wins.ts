import { pageHost, type ToldWin, type WinsTold } from "@lantern/contract/stream.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import { listHouseTestMembers } from "../accounts/list-house-test-members.ts";
import type { Scope } from "../platform/context.ts";
import { recordEvent } from "../platform/event.ts";
import type { Job } from "../platform/job.ts";
import { listMerchants } from "../site/list-merchants.ts";
import type { MerchantCatalogue } from "./catalogue.ts";
import { pictureAddressesOf } from "./game-item.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { isShownWin, recentWinsRememberedMs, toRecentWins, type RecentWin, type WinRow } from "./read-recent-wins.ts";

/** However many win: pages hear of it this often at most, and then of the newest few. */
const everyMs = 5_000;
const winsMax = 3;
/** A round that began before is told by home's answer alone: the rounds to look through stay few. */
const startedWithinMs = 60 * 60_000;

const selectTold = "select told_until from games_wins_told where merchant_id = $1 for update";

const storeTold = `
  insert into games_wins_told (merchant_id, told_until) values ($1, $2)
  on conflict (merchant_id) do update set told_until = excluded.told_until`;

const selectNewWins = `
  select id, member_id, node_id, win_units, currency, last_at
  from games_rounds
  where merchant_id = $1 and started_at >= $3 and last_at > $4 and last_at <= $5 and ${isShownWin}
  order by last_at desc
  limit ${winsMax}`;

/**
 * Tells the streams of each merchant's newest wins (for the recent winners of home). A win is told when every process gives it out with home's
 * answer, so that a page that reads home anew never loses one that it has heard of.
 */
export const tellRecentWinsJob: Job = {
  name: "games.tell_recent_wins",
  everyMs,
  run: async (scope) => {
    for (const { id } of await listMerchants(scope.database)) await tellOf(scope, id);
  },
};

async function tellOf(scope: Scope, merchantId: string): Promise<void> {
  const catalogue = await readCatalogue(scope, { id: merchantId });
  const nowMs = scope.clock.now().getTime();
  const until = new Date(nowMs - recentWinsRememberedMs);
  await scope.database.tx(async (transaction) => {
    const [told] = await transaction.query<{ told_until: Date }>(selectTold, [merchantId]);
    if (told === undefined) {
      // What was won before the first look is in every answer of home.
      await transaction.query(storeTold, [merchantId, until]);
      return;
    }
    const startedSince = new Date(nowMs - startedWithinMs);
    const houseTests = await listHouseTestMembers(transaction, merchantId);
    const rows = await transaction.query<WinRow>(selectNewWins, [merchantId, houseTests, startedSince, told.told_until, until]);
    const wins = (await toRecentWins(transaction, rows)).flatMap((win) => toToldWin(win, catalogue));
    if (wins.length === 0) return;
    const payload: WinsTold = { wins };
    await transaction.query(storeTold, [merchantId, until]);
    await recordEvent(transaction, { topic: "games.wins_told", merchantId, payload: { ...payload } });
  });
}

/** Nothing of a game that is no longer offered. */
function toToldWin({ id, userName, nodeId, amountUnits, currency, wonAt }: RecentWin, { gameByNodeId }: MerchantCatalogue): ToldWin[] {
  const game = gameByNodeId.get(nodeId);
  if (game === undefined) return [];
  const { iconUrl } = pictureAddressesOf(game, { hostName: pageHost });
  return [{ id, userName, gameNames: game.names, iconUrl, amount: formatAmount(amountUnits, 2), currency, wonAt: wonAt.toISOString() }];
}
