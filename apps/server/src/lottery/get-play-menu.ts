import type { CallValue } from "@lantern/contract/call.ts";
import type { getPlayMenu as getPlayMenuCall } from "@lantern/contract/lottery/get-play-menu.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import { defaultPrizeMode } from "@lantern/rules/games/constants.ts";
import { freezeOdds, oddsMissing, type OddsSet } from "@lantern/rules/lottery/odds.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { menuNumbers } from "./exposure/menu-numbers.ts";
import { findGame, gameName, type LotteryGame } from "./lottery-game.ts";
import { memberSeries } from "./member-series.ts";

type PlayMenu = CallValue<typeof getPlayMenuCall>;

/** The plays of a game with the odds of a prize mode as they are today, and limits; a play without a price is not on offer. */
export async function getPlayMenu(
  { database, merchant, session, language }: CallContext,
  { params, query }: CallInput<typeof getPlayMenuCall>,
): Promise<PlayMenu | Refusal<"lottery.game_unknown" | "lottery.prize_mode_unsold">> {
  const game = await findGame(database, merchant.id, params.gameId);
  if (game === undefined) return refuse("lottery.game_unknown");
  const currency = session?.currency ?? query.currency ?? merchant.currencies[0] ?? "THB";
  const limits = game.limits[currency];
  if (limits === undefined) return refuse("lottery.game_unknown");
  const prizeMode = query.prizeMode ?? defaultPrizeMode;
  const odds = game.prizeModes.get(prizeMode);
  if (odds === undefined) return refuse("lottery.prize_mode_unsold");
  return {
    gameId: game.id,
    gameCode: game.code,
    name: gameName(game, language),
    family: game.family.code,
    options: { ...game.options },
    currency,
    prizeMode,
    prizeModes: [...game.prizeModes.keys()],
    series: { ...memberSeries(prizeMode) },
    groups: game.family.groups.map((group) => ({ group, plays: playsOf(game, odds, group) })).filter(({ plays }) => plays.length > 0),
    limits: {
      betAmountMin: formatAmount(limits.betAmountMinUnits),
      betAmountMax: formatAmount(limits.betAmountMaxUnits),
      winAmountMax: formatAmount(limits.winAmountMaxUnits),
      betMultipleMax: limits.betMultipleMax,
      chaseIssuesMax: game.chaseMax,
      orderAmountMax: amountOf(limits.orderAmountMaxUnits),
      memberAmountMax: amountOf(limits.memberAmountMaxUnits),
      issueAmountMax: amountOf(limits.issueAmountMaxUnits),
      memberWinMax: amountOf(limits.memberWinMaxUnits),
    },
    numbers: await menuNumbers(database, game, { currency, odds }),
  };
}

const amountOf = (units: bigint | undefined): string | null => (units === undefined ? null : formatAmount(units));

function playsOf(game: LotteryGame, odds: OddsSet, group: string): PlayMenu["groups"][number]["plays"] {
  return game.family.plays
    .filter((play) => play.group === group && oddsMissing(play, odds).length === 0)
    .map((play) => ({
      playId: play.code,
      playType: play.playType,
      stakeUnitsPerLine: play.stakeUnitsPerLine,
      payBasis: play.payBasis,
      odds: { ...freezeOdds(play, odds) },
    }));
}
