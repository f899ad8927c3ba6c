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
  /** open: no result yet; settled; cancelled: every stake went back. */
  readonly state: "open" | "settled" | "cancelled";
  readonly endedAt: Date | undefined;
}

/** Rounds before this one, in the order of the list. */
export interface RoundPosition {
  readonly startedAt: Date;
  readonly id: string;
}

export interface RoundsQuery {
  readonly memberId: string;
  /** Absent for the newest. */
  readonly before?: RoundPosition | undefined;
  /** Rounds that started within these instants only, the second excluded. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly size: number;
}

const selectRounds = `
  select round.id, round.started_at, round.vendor_code, round.round_id, round.node_id, round.game_code, game.category, game.names,
         round.currency, round.stake_units, round.win_units, round.state, round.ended_at
  from games_rounds round
  join games_catalogue game on game.node_id = round.node_id
  where round.member_id = $1
    and ($2::timestamptz is null or (round.started_at, round.id) < ($2, $3::uuid))
    and ($4::timestamptz is null or round.started_at >= $4)
    and ($5::timestamptz is null or round.started_at < $5)
  order by round.started_at desc, round.id desc
  limit $6`;

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
  readonly state: PlayedRound["state"];
  readonly ended_at: Date | null;
}

/** The member's rounds, newest first. The last one's `startedAt` and `id` are the `before` of the next page. */
export async function readRounds(queryable: Queryable, { memberId, before, from, to, size }: RoundsQuery): Promise<PlayedRound[]> {
  const rows = await queryable.query<RoundRow>(selectRounds, [memberId, before?.startedAt, before?.id, from, to, size]);
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
    state: row.state,
    endedAt: row.ended_at ?? undefined,
  }));
}
