import type { CallValue } from "@lantern/contract/call.ts";
import type { listBets as listBetsCall } from "@lantern/contract/records/list-bets.ts";
import type { CallInput } from "../http/answer.ts";
import { readRounds } from "../games/read-rounds.ts";
import { readOrders } from "../lottery/read-orders.ts";
import type { SessionContext } from "../platform/context.ts";
import { formatBetCursor, parseBetCursor } from "./bet-cursor.ts";
import { betOfOrder, betOfRound } from "./bet-view.ts";
import { noShelf, shelfOf } from "./game-shelf.ts";
import { periodOf } from "./period.ts";

const pageSize = 15;

/** The member's bets over all products, newest first (specification 2.5, 7.16): one page out of each product's, merged. */
export async function listBets(
  context: SessionContext,
  { query }: CallInput<typeof listBetsCall>,
): Promise<CallValue<typeof listBetsCall>> {
  const { database, session, clock, language } = context;
  const size = query.size ?? pageSize;
  const product = query.product ?? "all";
  const asked = {
    memberId: session.memberId,
    ...periodOf(query, clock.now()),
    before: parseBetCursor(query.before),
    size: size + 1,
    language,
    at: clock.now(),
  };
  const orders = product === "game" ? [] : await readOrders(database, asked);
  const rounds =
    product === "lottery"
      ? []
      : await readRounds(database, { ...asked, before: asked.before && { startedAt: asked.before.at, id: asked.before.id } });
  const shelf = rounds.length === 0 ? noShelf : await shelfOf(context);
  const merged = [...orders.map(betOfOrder), ...rounds.map((round) => betOfRound(round, shelf))].toSorted(
    (left, right) => Date.parse(right.at) - Date.parse(left.at) || (left.id < right.id ? 1 : -1),
  );
  const page = merged.slice(0, size);
  const last = page.at(-1);
  return { bets: page, next: merged.length > size && last !== undefined ? formatBetCursor({ at: new Date(last.at), id: last.id }) : null };
}
