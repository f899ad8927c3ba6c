import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { gameVendor } from "../schemas/game-vendor.ts";
import { game } from "../schemas/game.ts";
import { nameMatch } from "../schemas/name-match.ts";

const counted = {
  /** How many were found, as far as they were counted. */
  count: Type.Integer(),
  /** Whether there may be more than were counted. */
  more: Type.Boolean(),
};

/** A lottery as a search shows it: what it is, and what opens it. */
const foundLottery = Type.Object({
  gameId: Type.Integer(),
  code: Type.String(),
  remark: Type.String(),
  mobileIconUrl: Type.String(),
  vassalage: Type.String(),
  nodeId: Type.String(),
});

const foundPromotion = Type.Object({ id: Type.String(), title: Type.String(), photoUrl: Type.String() });

export const searchEverything = declareCall({
  name: "search-everything",
  capability: "records",
  method: "GET",
  path: "/search",
  access: "public",
  summary:
    "Games, vendors, lotteries and promotions by any of their names, in any language's script, but for slips of the finger: best first.",
  ratePerMinute: 120,
  query: Type.Object({
    /** What was typed so far; case, accents, blanks, signs, and Burmese in Zawgyi do not matter. */
    text: Type.String({ maxLength: 100 }),
    /** Wire code; the `Language` header decides where it is missing or unknown. */
    language: Type.Optional(Type.String({ maxLength: 5 })),
    /** Whether all games are wanted, up to 100; else the first ones, which are told sooner: where they are enough, no others are looked for. */
    all: Type.Optional(Type.Boolean()),
  }),
  value: Type.Object({
    /** At most 12, counted to 30; of all at most 100, and counted to 100. */
    games: Type.Object({ hits: Type.Array(Type.Object({ game, match: nameMatch })), ...counted }),
    /** At most 10, each once, with the first category in which it has games. */
    vendors: Type.Object({ hits: Type.Array(Type.Object({ vendor: gameVendor, match: nameMatch })), ...counted }),
    lotteries: Type.Object({ hits: Type.Array(Type.Object({ lottery: foundLottery, match: nameMatch })), ...counted }),
    promotions: Type.Object({ hits: Type.Array(Type.Object({ promotion: foundPromotion, match: nameMatch })), ...counted }),
  }),
  refusals: [],
});
