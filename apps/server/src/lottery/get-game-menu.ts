import type { CallValue } from "@lantern/contract/call.ts";
import type { getGameMenu as getGameMenuCall } from "@lantern/contract/lottery/get-game-menu.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { viewGames } from "./game-view.ts";
import { listLanguageOf } from "./list-language.ts";
import { listGames } from "./lottery-game.ts";

/** The tag of the group of hot games (specification 3.13.1). */
const hotTag = "hot";

/** The merchant's lotteries by label, the hot ones first (specification 3.13, 7.14). */
export async function getGameMenu(
  context: CallContext,
  { query }: CallInput<typeof getGameMenuCall>,
): Promise<CallValue<typeof getGameMenuCall>> {
  const { database, merchant, clock } = context;
  const language = listLanguageOf(context, query);
  const games = await listGames(database, merchant.id);
  const views = await viewGames(database, games, { language, at: clock.now(), prizeMode: query.prizeMode });
  const placed = games
    .map((game, place) => ({ game, view: views[place] }))
    .flatMap(({ game, view }) => (view === undefined ? [] : [{ game, view }]));
  const hot = placed.filter(({ game }) => game.hot).map(({ view }) => view);
  const byLabel = Map.groupBy(placed, ({ game }) => game.label);
  return [
    ...(hot.length === 0 ? [] : [{ labelName: "HOT", tag: hotTag, gameMenus: hot }]),
    ...[...byLabel].map(([label, members]) => ({
      labelName: members[0]?.game.labels[language] ?? label,
      tag: "",
      gameMenus: members.map(({ view }) => view),
    })),
  ];
}
