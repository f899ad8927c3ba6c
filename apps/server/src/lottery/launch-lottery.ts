import type { launchLottery as launchLotteryCall } from "@lantern/contract/lottery/launch-lottery.ts";
import { issueOneTimeCode } from "../accounts/create-one-time-code.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { defaultPrizeMode } from "@lantern/rules/games/constants.ts";
import { playTypeOf } from "@lantern/rules/games/launch.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { findGameByCode } from "./lottery-game.ts";

/** The language of the embedded page stands in its path. */
const pageRoot = "/m/lotto-h5";

/**
 * The address of the embedded lottery page (specification 2.7, 7.15.1). Its `token` is a one-time code, so that no
 * session ever stands in an address. The play type is `ent` when the lottery mode contains Entertainment (2.8.5).
 */
export async function launchLottery(
  context: SessionContext,
  { body }: CallInput<typeof launchLotteryCall>,
): Promise<{ gameUrl: string } | Refusal<"lottery.game_unknown" | "lottery.prize_mode_unsold">> {
  const { database, clock, merchant, session } = context;
  const game = await findGameByCode(database, merchant.id, body.lottoGameCode);
  if (game === undefined || !game.enabled) return refuse("lottery.game_unknown");
  const prizeMode = body.lottoPrizeMode ?? defaultPrizeMode;
  if (!game.prizeModes.has(prizeMode)) return refuse("lottery.prize_mode_unsold");
  const { code } = await issueOneTimeCode(database, clock, { memberId: session.memberId, sessionId: session.id });
  const language = (body.language ?? context.language).toLowerCase();
  const playType = playTypeOf(body.lottoMode);
  const query = new URLSearchParams({
    token: code,
    merchant: merchant.code,
    css: merchant.theme,
    prize_mode: prizeMode,
    view: body.lottoView ?? "betting",
  });
  return { gameUrl: `${pageRoot}/${encodeURIComponent(language)}/${playType}/games/${game.id}?${query.toString()}` };
}
