import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { lotteryGroup } from "../schemas/lottery-game.ts";
import { lotteryListQuery } from "../schemas/lottery-query.ts";

export const getGameMenu = declareCall({
  name: "get-game-menu",
  capability: "lottery",
  method: "GET",
  path: "/lgw/vn/games/game_menu",
  aliases: [{ path: "/lgw/games/game_menus" }],
  access: "public",
  summary: "The merchant's lotteries by label, in the merchant's order, each with its issue on sale.",
  query: lotteryListQuery,
  value: Type.Array(lotteryGroup),
  refusals: [],
});
