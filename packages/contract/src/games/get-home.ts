import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { gameVendor } from "../schemas/game-vendor.ts";
import { game } from "../schemas/game.ts";
import { lotteryGame } from "../schemas/lottery-game.ts";

const banner = Type.Object({
  id: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  imageUrl: Type.String(),
  linkPath: Type.Union([Type.String(), Type.Null()]),
});

/** A real win, its owner's name shortened by the server. */
const recentWin = Type.Object({
  /** Of its round. */
  id: Type.String(),
  userName: Type.String(),
  gameName: Type.String(),
  iconUrl: Type.String(),
  /** Decimal text. */
  amount: Type.String(),
  currency: Type.String(),
  wonAt: Type.String({ format: "date-time" }),
});

export const getHome = declareCall({
  name: "get-home",
  capability: "games",
  method: "GET",
  path: "/home",
  access: "public",
  summary: "What the home page shows, in one answer.",
  value: Type.Object({
    banners: Type.Array(banner),
    announcements: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
    /** Category codes in the merchant's order; hot is not among them. */
    categories: Type.Array(Type.String()),
    vendors: Type.Array(gameVendor),
    /** Whether e-sports vendors that have their own tab leave the sports tab (specification 2.28.4). */
    esportsLeaveSports: Type.Boolean(),
    hotGames: Type.Array(game),
    /** How many matches the hot-match panel would show now: place is kept for it. */
    hotMatchCount: Type.Integer({ minimum: 0 }),
    /** The lotteries whose issues lock next. */
    lotteries: Type.Array(lotteryGame),
    /** Newest first; empty where the platform has none. */
    recentWins: Type.Array(recentWin),
  }),
  refusals: [],
});
