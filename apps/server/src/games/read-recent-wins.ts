import type { Queryable } from "@lantern/database/database.ts";
import { recentWinsMax } from "@lantern/rules/games/constants.ts";
import { listHouseTestMembers } from "../accounts/list-house-test-members.ts";
import { readMember } from "../accounts/member-row.ts";
import type { CallContext } from "../platform/context.ts";
import { Remembered } from "../platform/remembered.ts";

/** A win of real money that is shown to everybody. */
export interface RecentWin {
  /** Of its round. */
  readonly id: string;
  /** Shortened: enough for its owner to know it. */
  readonly userName: string;
  readonly nodeId: string;
  readonly amountUnits: bigint;
  readonly currency: string;
  readonly wonAt: Date;
}

/** Older wins are no news. */
const lookBackMs = 24 * 60 * 60 * 1_000;
/** How old an answer may be that is given out again. */
export const recentWinsRememberedMs = 10_000;

const remembered = new Remembered<readonly RecentWin[]>({ ms: recentWinsRememberedMs });

/** Of a round that is shown as a win: it gave more than it took, no trial money, and to none of the accounts that `$2` lists. */
export const isShownWin = "win_units > stake_units and win_units > 0 and not trial and state = 'settled' and member_id <> all($2::uuid[])";

const selectWins = `
  select id, member_id, node_id, win_units, currency, last_at
  from games_rounds
  where merchant_id = $1 and started_at >= $3 and ${isShownWin}
  order by started_at desc
  limit $4`;

export interface WinRow {
  readonly id: string;
  readonly member_id: string;
  readonly node_id: string;
  readonly win_units: bigint;
  readonly currency: string;
  readonly last_at: Date;
}

/**
 * The last rounds that gave more than they took, newest first: of real money and of no account of the house's own;
 * remembered for ten seconds.
 */
export function readRecentWins(context: CallContext): Promise<readonly RecentWin[]> {
  return remembered.read(context, context.merchant.id, () => load(context));
}

async function load({ clock, database, merchant }: CallContext): Promise<readonly RecentWin[]> {
  const since = new Date(clock.now().getTime() - lookBackMs);
  const houseTests = await listHouseTestMembers(database, merchant.id);
  const rows = await database.query<WinRow>(selectWins, [merchant.id, houseTests, since, recentWinsMax]);
  const wins = await toRecentWins(database, rows);
  return wins.toSorted((one, other) => other.wonAt.getTime() - one.wonAt.getTime());
}

/** The rounds as wins, in their order. */
export async function toRecentWins(queryable: Queryable, rows: readonly WinRow[]): Promise<readonly RecentWin[]> {
  const wins: RecentWin[] = [];
  for (const row of rows) {
    const { user_name: userName } = await readMember(queryable, row.member_id);
    const { id, node_id: nodeId, win_units: amountUnits, currency, last_at: wonAt } = row;
    wins.push({ id, userName: shortName(userName), nodeId, amountUnits, currency, wonAt });
  }
  return wins;
}

/** The first two characters and the last: nobody else can tell whose it is. */
function shortName(userName: string): string {
  const characters = Array.from(userName);
  return `${characters.slice(0, 2).join("")}***${characters.at(-1) ?? ""}`;
}
