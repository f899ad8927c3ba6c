import type { CallValue } from "@lantern/contract/call.ts";
import type { getHotMatch as getHotMatchCall } from "@lantern/contract/games/get-hot-match.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import type { Refusal } from "../platform/refusal.ts";
import { readHotMatches } from "./matches/hot-matches.ts";
import { toGameItem } from "./game-item.ts";
import { refuseOtherMerchant, textIn, viewerOf } from "./viewer.ts";

/** The matches that are on and those to come, each with the game that opens it (specification 7.17.5). */
export async function getHotMatch(
  context: CallContext,
  { query }: CallInput<typeof getHotMatchCall>,
): Promise<CallValue<typeof getHotMatchCall> | Refusal<"access.merchant_mismatch">> {
  const refused = refuseOtherMerchant(context, query.merchantCode ?? query.merchant);
  if (refused !== undefined) return refused;
  const viewer = viewerOf(context, query.language);
  const matches = await readHotMatches(context);
  return {
    list: matches.map(({ fixture, game }) => {
      const { competition, home, away, kickOffAt, state, score, minute, odds } = fixture;
      const side = ({ names, colour }: typeof home) => ({ name: textIn(names, viewer.languages), colour });
      const { nodeId, gameId, gameType, vassalage } = toGameItem(game, viewer);
      return {
        matchId: `${fixture.integrationCode}:${fixture.fixtureCode}`,
        nodeId,
        vassalage,
        gameId,
        gameType,
        competition: textIn(competition, viewer.languages),
        home: side(home),
        away: side(away),
        kickOffAt,
        live: state === "live",
        ...(state === "live" && score !== undefined ? { score } : {}),
        ...(state === "live" && minute !== undefined ? { minute } : {}),
        ...(odds === undefined ? {} : { odds }),
      };
    }),
  };
}
