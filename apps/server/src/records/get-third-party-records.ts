import type { CallValue } from "@lantern/contract/call.ts";
import type { getThirdPartyRecords as getThirdPartyRecordsCall } from "@lantern/contract/records/get-third-party-records.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import { readRounds, readVendorsOfRounds, sumRounds, type PlayedRound, type RoundsFilter, type RoundsSum } from "../games/read-rounds.ts";
import { textIn } from "../games/viewer.ts";
import type { CallInput } from "../http/answer.ts";
import type { SessionContext } from "../platform/context.ts";
import { isRefusal, type Refusal } from "../platform/refusal.ts";
import { formatBetCursor, parseBetCursor } from "./bet-cursor.ts";
import { outcomeOfRound } from "./bet-view.ts";
import { calendarPeriodOf } from "./calendar-period.ts";
import { shelfOf, type GameShelf } from "./game-shelf.ts";

type Value = CallValue<typeof getThirdPartyRecordsCall>;

const pageSize = 15;

/** The member's rounds at vendors, newest first, by days of the merchant's zone; the first page brings the whole period's totals (specification 7.16). */
export async function getThirdPartyRecords(
  context: SessionContext,
  { query }: CallInput<typeof getThirdPartyRecordsCall>,
): Promise<Value | Refusal<"request.invalid">> {
  const { database, session, clock, merchant } = context;
  const period = calendarPeriodOf(query, { zone: merchant.zone, now: clock.now() });
  if (isRefusal(period)) return period;
  const whole = { memberId: session.memberId, ...period };
  const filter = { ...whole, category: query.gameType, vendorCode: query.vassalage };
  const size = query.size ?? pageSize;
  const cursor = parseBetCursor(query.before);
  const before = cursor === undefined ? undefined : { startedAt: cursor.at, id: cursor.id };
  const rounds = await readRounds(database, { ...filter, before, size: size + 1 });
  const shelf = await shelfOf(context);
  const page = rounds.slice(0, size);
  const last = page.at(-1);
  return {
    records: page.map((round) => recordOf(round, shelf)),
    next: rounds.length > size && last !== undefined ? formatBetCursor({ at: last.startedAt, id: last.id }) : null,
    ...(before === undefined ? await wholePeriod(context, { whole, filter, shelf }) : {}),
  };
}

interface Asked {
  readonly whole: RoundsFilter;
  readonly filter: RoundsFilter;
  readonly shelf: GameShelf;
}

async function wholePeriod(
  { database, session }: SessionContext,
  { whole, filter, shelf }: Asked,
): Promise<Pick<Value, "totals" | "vendors">> {
  const [sum, vendors] = await Promise.all([sumRounds(database, filter), readVendorsOfRounds(database, whole)]);
  return {
    totals: { count: sum.count, currency: session.currency, ...sumsOf(sum) },
    vendors: vendors.map(({ category, vendorCode }) => ({
      gameType: category,
      vassalage: vendorCode,
      vendorName: shelf.vendorName(vendorCode),
    })),
  };
}

function recordOf(round: PlayedRound, shelf: GameShelf): Value["records"][number] {
  return {
    id: round.id,
    at: round.startedAt.toISOString(),
    nodeId: round.nodeId,
    gameType: round.category,
    gameName: textIn(round.gameNames, shelf.languages),
    vassalage: round.vendorCode,
    vendorName: shelf.vendorName(round.vendorCode),
    imageUrl: shelf.imageOf(round.nodeId),
    roundId: round.roundId,
    currency: round.currency,
    ...sumsOf(round),
    outcome: outcomeOfRound(round),
  };
}

/** What stands and what went back are what was staked. */
function sumsOf({ stakeUnits, winUnits, refundUnits }: Omit<RoundsSum, "count">) {
  return {
    bet: formatAmount(stakeUnits + refundUnits, 2),
    win: formatAmount(winUnits, 2),
    refund: formatAmount(refundUnits, 2),
    net: formatAmount(winUnits - stakeUnits, 2),
  };
}
