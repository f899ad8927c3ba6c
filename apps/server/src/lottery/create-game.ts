import { defaultPrizeMode } from "@lantern/rules/games/constants.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { assertSchedule, type IssueSchedule } from "@lantern/rules/lottery/issue-schedule.ts";
import type { OddsSet } from "@lantern/rules/lottery/odds.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import type { IssueAmountName } from "@lantern/rules/lottery/exposure/issue-limits.ts";
import { assertIssueLimits, readIssueLimits } from "./exposure/read-issue-limits.ts";
import { assertPrices, type PrizeModeOdds } from "./prize-mode-odds.ts";
import { joinedTerms } from "./joined-terms.ts";

export interface NewLotteryGame {
  readonly merchantId: string;
  readonly code: string;
  readonly family: string;
  readonly options?: Readonly<Record<string, string | number>>;
  readonly schedule: IssueSchedule;
  readonly odds?: OddsSet;
  /** By further prize mode that it is sold in: odds that differ from its own. */
  readonly prizeModes?: PrizeModeOdds;
  /** By currency: limits of a line, and of orders, members, issues and numbers (`IssueLimits`), in units. */
  readonly limits: Readonly<
    Record<
      string,
      { readonly betAmountMin: bigint; readonly betAmountMax: bigint; readonly winAmountMax: bigint } & Partial<
        Record<IssueAmountName | "loweredPercent", bigint>
      >
    >
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
  /** Where its results come from; drawn by the house where it is left out. */
  readonly results?: OfficialResults;
  /** Codes of the merchant's two official games whose results make this one's. Holidays and times for results are theirs. */
  readonly joins?: readonly [first: string, second: string];
}

/** A game that is drawn outside and reported by operators. */
export interface OfficialResults {
  /** How long after the draw's time a result may come; then its issue is void and every stake goes back. */
  readonly resultGraceMs: number;
  /** How long after the draw's time a result may be corrected. */
  readonly correctionLimitMs: number;
  /** Whether a line of the game's feed needs no second operator. */
  readonly feedTrusted: boolean;
}

const insertGame = `
  insert into lottery_games (merchant_id, code, family, options, schedule, odds, limits, names, label, labels, icon_url, hot, position, chase_max,
    result_source, result_grace_ms, correction_limit_ms, feed_trusted, prize_modes, joined_game_ids)
  values ($1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8::jsonb, $9, $10::jsonb, $11, $12, $13, $14, $15, $16, $17, $18, $19::jsonb, $20)
  on conflict (merchant_id, code) do nothing`;

const chaseMaxDefault = 100;

/** What the columns hold of a game that the house draws. */
const unusedResults: OfficialResults = { resultGraceMs: 3_600_000, correctionLimitMs: 86_400_000, feedTrusted: false };

/**
 * Puts a lottery on offer; a code that the merchant already has stays as it is.
 * @throws Error for an unknown family or option, a schedule that is none, no English name, or two games that make no result of this family.
 */
export async function createGame(transaction: Transaction, game: NewLotteryGame): Promise<void> {
  const family = familyOf(game.family, game.options ?? {});
  if (family === undefined) throw new Error(`no lottery family ${game.family} with these options`);
  for (const odds of [game.odds ?? {}, ...Object.values(game.prizeModes ?? {})]) assertPrices(family, odds);
  if (game.names["EN"] === undefined) throw new Error("a lottery needs an English name, which stands in for missing ones");
  assertSchedule(game.schedule);
  const joined = game.joins === undefined ? undefined : await joinedTerms(transaction, { ...game, joins: game.joins, family });
  const results = joined?.results ?? game.results ?? unusedResults;
  if (results.resultGraceMs <= 0 || results.correctionLimitMs < 0)
    throw new Error("a result needs time to come, and none or some to be corrected");
  const limits = Object.fromEntries(
    Object.entries(game.limits).map(([currency, line]) => [
      currency,
      Object.fromEntries(Object.entries(line).map(([name, units]) => [name, units.toString()])),
    ]),
  );
  for (const line of Object.values(limits)) assertIssueLimits(readIssueLimits(line));
  await transaction.query(insertGame, [
    game.merchantId,
    game.code,
    game.family,
    JSON.stringify(game.options ?? {}),
    JSON.stringify(joined?.schedule ?? game.schedule),
    JSON.stringify(game.odds ?? {}),
    JSON.stringify(limits),
    JSON.stringify(game.names),
    game.label,
    JSON.stringify(game.labels ?? {}),
    game.iconUrl,
    game.hot ?? false,
    game.position ?? 0,
    game.chaseMax ?? chaseMaxDefault,
    game.results === undefined && joined === undefined ? "house" : "official",
    results.resultGraceMs,
    results.correctionLimitMs,
    results.feedTrusted,
    JSON.stringify({ [defaultPrizeMode]: {}, ...game.prizeModes }),
    joined?.gameIds ?? null,
  ]);
}
