import type { Queryable } from "@lantern/database/database.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { ResultSource } from "@lantern/rules/lottery/issue-states.ts";
import type { IssueSchedule } from "@lantern/rules/lottery/issue-schedule.ts";
import type { OddsSet } from "@lantern/rules/lottery/odds.ts";
import { defaultPrizeMode, type PrizeMode } from "@lantern/rules/games/constants.ts";
import type { IssueLimits } from "@lantern/rules/lottery/exposure/issue-limits.ts";
import type { LineLimits } from "@lantern/rules/lottery/order.ts";
import { priceLists } from "./prize-mode-odds.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { readIssueLimits, type StoredLimits } from "./exposure/read-issue-limits.ts";
import type { DeskNumberLimit } from "./exposure/desk-number-limit.ts";

/** A lottery of a merchant, ready to use. */
export interface LotteryGame {
  readonly id: number;
  readonly merchantId: string;
  readonly code: string;
  readonly family: LotteryFamily;
  readonly options: Readonly<Record<string, string | number>>;
  readonly schedule: IssueSchedule;
  /** By prize mode that the game is sold in: its price list, whole. Lott is always there. */
  readonly prizeModes: ReadonlyMap<PrizeMode, OddsSet>;
  readonly names: Readonly<Record<string, string>>;
  readonly label: string;
  /** By wire code. */
  readonly labels: Readonly<Record<string, string>>;
  readonly iconUrl: string;
  readonly hot: boolean;
  readonly enabled: boolean;
  readonly chaseMax: number;
  readonly multipleMax: number;
  readonly resultSource: ResultSource;
  /** Of official games: how long after the draw's time a result may come, and how long it may be corrected. */
  readonly resultGraceMs: number;
  readonly correctionLimitMs: number;
  /** Whether a line of the game's feed makes a result without a second operator. */
  readonly feedTrusted: boolean;
  /** Of a game over two others' draws: which they are, and nobody enters its results; null for every other. */
  readonly joinedGameIds: readonly [first: number, second: number] | null;
  /** Limits of a line and of an issue by currency, units. */
  readonly limits: Readonly<Record<string, LineLimits & IssueLimits>>;
  readonly limitsVersion: number;
  /** Numbers that operators closed or lowered. */
  readonly numberLimits: readonly DeskNumberLimit[];
}

interface GameRow {
  readonly id: number;
  readonly merchant_id: string;
  readonly code: string;
  readonly family: string;
  readonly options: Record<string, string | number>;
  readonly schedule: IssueSchedule;
  readonly odds: OddsSet;
  readonly prize_modes: Readonly<Partial<Record<PrizeMode, OddsSet>>>;
  readonly names: Record<string, string>;
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly icon_url: string;
  readonly hot: boolean;
  readonly enabled: boolean;
  readonly chase_max: number;
  readonly multiple_max: number;
  readonly result_source: ResultSource;
  readonly result_grace_ms: bigint;
  readonly correction_limit_ms: bigint;
  readonly feed_trusted: boolean;
  readonly joined_game_ids: readonly [number, number] | null;
  readonly limits: Record<string, { betAmountMin: string; betAmountMax: string; winAmountMax: string } & StoredLimits>;
  readonly limits_version: number;
  readonly number_limits: readonly DeskNumberLimit[];
}

const columns = `
  id, merchant_id, code, family, options, schedule, odds, prize_modes, names, label, labels, icon_url, hot, enabled, chase_max, multiple_max,
  result_source, result_grace_ms, correction_limit_ms, feed_trusted, joined_game_ids, limits, limits_version, number_limits`;

const selectById = `select ${columns} from lottery_games where id = $1`;
const selectOfMerchant = `select ${columns} from lottery_games where merchant_id = $1 and enabled order by position, id`;
const selectByCode = `select ${columns} from lottery_games where merchant_id = $1 and code = $2`;
const selectEnabled = `select ${columns} from lottery_games where enabled order by id`;

/** A game of the merchant by its number; undefined for none and for another merchant's. */
export async function findGame(queryable: Queryable, merchantId: string, gameId: number): Promise<LotteryGame | undefined> {
  const [row] = await queryable.query<GameRow>(selectById, [gameId]);
  return row?.merchant_id === merchantId ? gameOf(row) : undefined;
}

export async function findGameByCode(queryable: Queryable, merchantId: string, code: string): Promise<LotteryGame | undefined> {
  const [row] = await queryable.query<GameRow>(selectByCode, [merchantId, code]);
  return row === undefined ? undefined : gameOf(row);
}

/** @throws Error where there is no such game: the number comes from rows that refer to games. */
export async function readGame(queryable: Queryable, gameId: number): Promise<LotteryGame> {
  const [row] = await queryable.query<GameRow>(selectById, [gameId]);
  if (row === undefined) throw new Error(`no lottery game ${gameId}`);
  return gameOf(row);
}

/** The family that an issue's bets are judged by: under the options that the issue was announced with. */
export function familyOfIssue(
  game: LotteryGame,
  { options }: { readonly options: Readonly<Record<string, string | number>> },
): LotteryFamily {
  const family = familyOf(game.family.code, options);
  if (family === undefined) throw new Error(`an issue of ${game.code} has unknown options ${JSON.stringify(options)}`);
  return family;
}

/** The merchant's games on offer, in the merchant's order. */
export async function listGames(queryable: Queryable, merchantId: string): Promise<LotteryGame[]> {
  return (await queryable.query<GameRow>(selectOfMerchant, [merchantId])).map(gameOf);
}

/** Every merchant's games on offer. */
export async function listAllGames(queryable: Queryable): Promise<LotteryGame[]> {
  return (await queryable.query<GameRow>(selectEnabled)).map(gameOf);
}

function gameOf(row: GameRow): LotteryGame {
  const family = familyOf(row.family, row.options);
  if (family === undefined)
    throw new Error(`lottery game ${row.code} has the unknown family or options ${row.family} ${JSON.stringify(row.options)}`);
  return {
    id: row.id,
    merchantId: row.merchant_id,
    code: row.code,
    family,
    options: row.options,
    schedule: row.schedule,
    prizeModes: priceLists(family.defaultOdds, row.odds, row.prize_modes),
    names: row.names,
    label: row.label,
    labels: row.labels,
    iconUrl: row.icon_url,
    hot: row.hot,
    enabled: row.enabled,
    chaseMax: row.chase_max,
    multipleMax: row.multiple_max,
    resultSource: row.result_source,
    resultGraceMs: Number(row.result_grace_ms),
    correctionLimitMs: Number(row.correction_limit_ms),
    feedTrusted: row.feed_trusted,
    joinedGameIds: row.joined_game_ids,
    limits: Object.fromEntries(
      Object.entries(row.limits).map(([currency, { betAmountMin, betAmountMax, winAmountMax, ...beyond }]) => [
        currency,
        {
          ...readIssueLimits(beyond),
          betAmountMinUnits: BigInt(betAmountMin),
          betAmountMaxUnits: BigInt(betAmountMax),
          winAmountMaxUnits: BigInt(winAmountMax),
          betMultipleMax: row.multiple_max,
        },
      ]),
    ),
    limitsVersion: row.limits_version,
    numberLimits: row.number_limits,
  };
}

/** Until when a result of an issue may come: null where the game draws by itself. */
export function resultDueAt({ resultSource, resultGraceMs }: LotteryGame, drawAt: Date): Date | null {
  return resultSource === "official" ? new Date(drawAt.getTime() + resultGraceMs) : null;
}

/** The prize mode in which a game opens for somebody who asks for one: Lott where it is not sold in that. */
export function openedPrizeMode({ prizeModes }: LotteryGame, asked: PrizeMode = defaultPrizeMode): PrizeMode {
  return prizeModes.has(asked) ? asked : defaultPrizeMode;
}

/** Until when a result of an issue may be corrected: null where the game draws by itself. */
export function correctableUntil({ resultSource, correctionLimitMs }: LotteryGame, drawAt: Date): Date | null {
  return resultSource === "official" ? new Date(drawAt.getTime() + correctionLimitMs) : null;
}

/** The game's name in a language, or in English. */
export function gameName(game: LotteryGame, language: string): string {
  return game.names[language] ?? game.names["EN"] ?? game.code;
}
