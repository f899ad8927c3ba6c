import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { lotteryGame } from "../schemas/lottery-game.ts";
import { lotteryListQuery } from "../schemas/lottery-query.ts";

export const getRecentLotteries = declareCall({
  name: "get-recent-lotteries",
  capability: "lottery",
  method: "GET",
  path: "/lgw/vn/games/game_menu/recent",
  aliases: [{ path: "/lgw/games/game_menus/recent" }],
  access: "public",
  summary: "The lotteries that the member bet on last, newest first, at most 100; none for a visitor.",
  query: lotteryListQuery,
  value: Type.Array(lotteryGame),
  refusals: [],
});
