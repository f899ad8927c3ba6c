import type { Queryable } from "@lantern/database/database.ts";
import type { BeaconChain } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import type { IssueState, ResultSource } from "@lantern/rules/lottery/issue-states.ts";

/**
 * Why an issue is void: nobody ran the platform when it was to open; its official result did not come in time; two operators; its bets were closed
 * when the beacon's round was known already; that round did not come; it is over two draws and one of them is void.
 */
export type VoidReason = "never_opened" | "result_late" | "operators" | "locked_late" | "beacon_missing" | "part_void";

/** An issue as stored. */
export interface IssueRow {
  readonly id: string;
  readonly game_id: number;
  readonly numero: string;
  readonly state: IssueState;
  readonly open_at: Date;
  readonly lock_at: Date;
  readonly draw_at: Date;
  readonly source: ResultSource;
  /** Of official issues: from then on no result comes any more. */
  readonly result_due_at: Date | null;
  /** Of official issues: from then on its result is not corrected any more. Null where an earlier release announced it. */
  readonly correctable_until: Date | null;
  readonly options: Readonly<Record<string, string | number>>;
  readonly seed: Uint8Array | null;
  readonly commitment: string | null;
  /** Its place in the chain of what the game announced, hex; null of official issues and of those that opened before there was one. */
  readonly previous_link: string | null;
  readonly link: string | null;
  /** The public round that the issue waits for, named when it opened; null where it waits for none. */
  readonly beacon_chain: BeaconChain | null;
  readonly beacon_round: number | null;
  readonly beacon_signature: Uint8Array | null;
  /** The randomness of the round. */
  readonly beacon: Uint8Array | null;
  readonly bet_root: Uint8Array | null;
  readonly bet_count: number | null;
  readonly result_text: string | null;
  readonly result_version: number;
  readonly drawn_at: Date | null;
  readonly settled_at: Date | null;
  readonly void_reason: VoidReason | null;
  /** The version of the game's limits that its bets are counted by; above the game's where that was read before they changed. */
  readonly limits_version: number;
}

export const issueColumns = `
  id, game_id, numero, state, open_at, lock_at, draw_at, source, result_due_at, correctable_until, options, seed, commitment, previous_link, link, beacon_chain, beacon_round,
  beacon_signature, beacon, bet_root, bet_count, result_text,
  result_version, drawn_at, settled_at, void_reason, limits_version`;

const selectCurrent = `
  select distinct on (game_id) ${issueColumns} from lottery_issues
  where game_id = any($1) and state in ('open', 'locked') and draw_at > $2
  order by game_id, draw_at`;

const selectLast = `
  select ${issueColumns} from unnest($1::int[]) as game(wanted)
  cross join lateral (
    select * from lottery_issues
    where game_id = game.wanted and state in ('drawn', 'settled', 'correcting')
    order by draw_at desc limit 1
  ) issue`;

const lockRow = `select ${issueColumns} from lottery_issues where id = $1 for update`;

/** Of each game the issue whose time it is, by game number. */
export async function readCurrentIssues(queryable: Queryable, gameIds: readonly number[], at: Date): Promise<Map<number, IssueRow>> {
  const rows = await queryable.query<IssueRow>(selectCurrent, [gameIds, at]);
  return new Map(rows.map((row) => [row.game_id, row]));
}

/** Of each game the issue drawn last, by game number. */
export async function readLastDrawn(queryable: Queryable, gameIds: readonly number[]): Promise<Map<number, IssueRow>> {
  const rows = await queryable.query<IssueRow>(selectLast, [gameIds]);
  return new Map(rows.map((row) => [row.game_id, row]));
}

const selectLastLink = `select link from lottery_issues where game_id = $1 and link is not null order by draw_at desc limit 1`;

/** The link of what a game announced last; undefined where there is none yet. */
export async function readLastLink(queryable: Queryable, gameId: number): Promise<string | undefined> {
  const [row] = await queryable.query<{ link: string }>(selectLastLink, [gameId]);
  return row?.link;
}

const selectAwaited = `
  select ${issueColumns} from lottery_issues where game_id = $1 and state = 'awaiting_result' order by draw_at`;

/** Issues that say why they are void: of releases before there were reasons nothing is told. */
const selectLastVoid = `
  select ${issueColumns} from lottery_issues where game_id = $1 and state = 'void' and void_reason is not null order by draw_at desc limit 1`;

/** The game's issues whose official results have not come yet. */
export async function readAwaitedIssues(queryable: Queryable, gameId: number): Promise<IssueRow[]> {
  return queryable.query<IssueRow>(selectAwaited, [gameId]);
}

/** The game's last issue that came to nothing. */
export async function readLastVoid(queryable: Queryable, gameId: number): Promise<IssueRow | undefined> {
  const [row] = await queryable.query<IssueRow>(selectLastVoid, [gameId]);
  return row;
}

/** Reads an issue and keeps others from changing its state until the transaction ends. */
export async function lockIssueRow(queryable: Queryable, issueId: string): Promise<IssueRow> {
  const [row] = await queryable.query<IssueRow>(lockRow, [issueId]);
  if (row === undefined) throw new Error(`no lottery issue ${issueId}`);
  return row;
}
