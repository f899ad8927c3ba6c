import type { Transaction } from "@lantern/database/database.ts";
import { assertSchedule, type IssueSchedule } from "@lantern/rules/lottery/issue-schedule.ts";
import type { OddsSet } from "@lantern/rules/lottery/odds.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";

export interface NewLotteryGame {
  readonly merchantId: string;
  readonly code: string;
  readonly family: string;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly schedule: IssueSchedule;
  readonly odds?: OddsSet;
  /** By currency: limits of a line in units. */
  readonly limits: Readonly<
    Record<string, { readonly betAmountMin: bigint; readonly betAmountMax: bigint; readonly winAmountMax: bigint }>
  >;
  readonly names: Readonly<Record<string, string>>;
  /** Groups the games of a menu. */
  readonly label: string;
  /** What the label is called, by wire code; the label itself where a language is missing. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly iconUrl: string;
  readonly hot?: boolean;
  readonly position?: number;
  /** The most issues that one bet may cover; 100 where it is left out. Few for draws that are days apart. */
  readonly chaseMax?: number;
}

const insertGame = `
  insert into lottery_games (merchant_id, code, family, options, schedule, odds, limits, names, label, labels, icon_url, hot, position, chase_max)
  values ($1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8::jsonb, $9, $10::jsonb, $11, $12, $13, $14)
  on conflict (merchant_id, code) do nothing`;

const chaseMaxDefault = 100;

/** Puts a lottery on offer; a code that the merchant already has stays as it is. @throws Error for an unknown family or option, a schedule that is none, or without an English name. */
export async function createGame(transaction: Transaction, game: NewLotteryGame): Promise<void> {
  if (familyOf(game.family, game.options ?? {}) === undefined) throw new Error(`no lottery family ${game.family} with these options`);
  if (game.names["EN"] === undefined) throw new Error("a lottery needs an English name, which stands in for missing ones");
  assertSchedule(game.schedule);
  const limits = Object.fromEntries(
    Object.entries(game.limits).map(([currency, line]) => [
      currency,
      Object.fromEntries(Object.entries(line).map(([name, units]) => [name, units.toString()])),
    ]),
  );
  await transaction.query(insertGame, [
    game.merchantId,
    game.code,
    game.family,
    JSON.stringify(game.options ?? {}),
    JSON.stringify(game.schedule),
    JSON.stringify(game.odds ?? {}),
    JSON.stringify(limits),
    JSON.stringify(game.names),
    game.label,
    JSON.stringify(game.labels ?? {}),
    game.iconUrl,
    game.hot ?? false,
    game.position ?? 0,
    game.chaseMax ?? chaseMaxDefault,
  ]);
}
