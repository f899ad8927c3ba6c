import type { Queryable } from "@lantern/database/database.ts";

/** A member's round at a vendor, for the betting record. Amounts are units; what was rolled back is not in them. */
export interface PlayedRound {
  readonly id: string;
  readonly startedAt: Date;
  readonly vendorCode: string;
  /** The vendor's own id. */
  readonly roundId: string;
  readonly nodeId: string;
  readonly gameCode: string;
  readonly category: string;
  /** Language code → name. */
  readonly gameNames: Readonly<Record<string, string>>;
  readonly currency: string;
  readonly stakeUnits: bigint;
  readonly winUnits: bigint;
  /** Stakes that were rolled back. */
  readonly refundUnits: bigint;
  /** open: no result yet; settled; cancelled: every stake went back. */
  readonly state: "open" | "settled" | "cancelled";
  readonly endedAt: Date | undefined;
}

/** Rounds before this one, in the order of the list. */
export interface RoundPosition {
  readonly startedAt: Date;
  readonly id: string;
}

/** Which of a member's rounds. */
export interface RoundsFilter {
  readonly memberId: string;
  /** Rounds that started within these instants only, the second excluded. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Category code. */
  readonly category?: string | undefined;
  readonly vendorCode?: string | undefined;
}

export interface RoundsQuery extends RoundsFilter {
  /** Absent for the newest. */
  readonly before?: RoundPosition | undefined;
  readonly size: number;
}

const fromRounds = `
  from games_rounds round
  join games_catalogue game on game.node_id = round.node_id
  where round.member_id = $1
    and ($2::timestamptz is null or round.started_at >= $2)
    and ($3::timestamptz is null or round.started_at < $3)
    and ($4::text is null or game.category = $4)
    and ($5::text is null or round.vendor_code = $5)`;

const factsOf = ({ memberId, from, to, category, vendorCode }: RoundsFilter): unknown[] => [memberId, from, to, category, vendorCode];

const selectRounds = `
  select round.id, round.started_at, round.vendor_code, round.round_id, round.node_id, round.game_code, game.category, game.names,
         round.currency, round.stake_units, round.win_units, round.refund_units, round.state, round.ended_at
  ${fromRounds}
    and ($6::timestamptz is null or (round.started_at, round.id) < ($6, $7::uuid))
  order by round.started_at desc, round.id desc
  limit $8`;

interface RoundRow {
  readonly id: string;
  readonly started_at: Date;
  readonly vendor_code: string;
  readonly round_id: string;
  readonly node_id: string;
  readonly game_code: string;
  readonly category: string;
  readonly names: Readonly<Record<string, string>>;
  readonly currency: string;
  readonly stake_units: bigint;
  readonly win_units: bigint;
  readonly refund_units: bigint;
  readonly state: PlayedRound["state"];
  readonly ended_at: Date | null;
}

/** The member's rounds, newest first. The last one's `startedAt` and `id` are the `before` of the next page. */
export async function readRounds(queryable: Queryable, { before, size, ...filter }: RoundsQuery): Promise<PlayedRound[]> {
  const rows = await queryable.query<RoundRow>(selectRounds, [...factsOf(filter), before?.startedAt, before?.id, size]);
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.started_at,
    vendorCode: row.vendor_code,
    roundId: row.round_id,
    nodeId: row.node_id,
    gameCode: row.game_code,
    category: row.category,
    gameNames: row.names,
    currency: row.currency,
    stakeUnits: row.stake_units,
    winUnits: row.win_units,
    refundUnits: row.refund_units,
    state: row.state,
    endedAt: row.ended_at ?? undefined,
  }));
}

/** What a member's rounds come to, in units: stakes that stand, wins, stakes that went back. */
export interface RoundsSum {
  readonly count: number;
  readonly stakeUnits: bigint;
  readonly winUnits: bigint;
  readonly refundUnits: bigint;
}

const sumOfRounds = `
  select count(*)::integer as count, coalesce(sum(round.stake_units), 0)::bigint as stake_units,
         coalesce(sum(round.win_units), 0)::bigint as win_units, coalesce(sum(round.refund_units), 0)::bigint as refund_units
  ${fromRounds}`;

interface SumRow {
  readonly count: number;
  readonly stake_units: bigint;
  readonly win_units: bigint;
  readonly refund_units: bigint;
}

/** The sum of all rounds that the filter leaves, exact. */
export async function sumRounds(queryable: Queryable, filter: RoundsFilter): Promise<RoundsSum> {
  const [row] = await queryable.query<SumRow>(sumOfRounds, factsOf(filter));
  if (row === undefined) throw new Error("A sum has one row");
  return { count: row.count, stakeUnits: row.stake_units, winUnits: row.win_units, refundUnits: row.refund_units };
}

const selectVendorsOfRounds = `
  select distinct game.category, round.vendor_code
  ${fromRounds}
  order by game.category, round.vendor_code`;

/** At which vendors, and in which of their categories, a member played. */
export async function readVendorsOfRounds(
  queryable: Queryable,
  filter: RoundsFilter,
): Promise<{ readonly category: string; readonly vendorCode: string }[]> {
  const rows = await queryable.query<{ category: string; vendor_code: string }>(selectVendorsOfRounds, factsOf(filter));
  return rows.map(({ category, vendor_code: vendorCode }) => ({ category, vendorCode }));
}
