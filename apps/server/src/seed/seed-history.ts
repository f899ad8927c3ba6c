import { findGameByCode } from "../lottery/lottery-game.ts";
import { placeOrder } from "../lottery/place-order.ts";
import { runIssues } from "../lottery/run-issues.ts";
import { issueAt } from "@lantern/rules/lottery/issue-schedule.ts";
import { noBrowser } from "../platform/browser.ts";
import { manualClock, type ManualClock } from "../platform/clock.ts";
import type { Merchant, Scope, SessionContext } from "../platform/context.ts";
import { isRefusal } from "../platform/refusal.ts";

const minuteMs = 60_000;

/** How many past minutes are played again. */
const historyMinutes = 40;

/** Bets of the past, by the minute in which they were placed. */
const pastBets: readonly {
  readonly minute: number;
  readonly userName: string;
  readonly playId: string;
  readonly content: string;
  readonly price: string;
}[] = [
  { minute: 3, userName: "demo02", playId: "vn_north_lo_2", content: "07_49", price: "2" },
  { minute: 6, userName: "demo01", playId: "vn_north_de_special", content: "12_21_38", price: "20" },
  { minute: 9, userName: "demo01", playId: "vn_north_lo_2", content: "08_18_28_38_48_58", price: "1" },
  { minute: 14, userName: "demo03", playId: "vn_north_tail", content: "1_3_5_7_9", price: "10" },
  { minute: 19, userName: "demo01", playId: "vn_north_big_small", content: "big", price: "100" },
  { minute: 22, userName: "demo02", playId: "vn_north_xien_2", content: "11_22|33_44", price: "25" },
  { minute: 27, userName: "demo01", playId: "vn_north_lo_2", content: "00_11_22_33_44_55_66_77_88_99", price: "1" },
  { minute: 33, userName: "demo01", playId: "vn_north_head", content: "0_2_4_6_8", price: "20" },
];

/** A scope in which it is when the history begins: what is made in it stands before every bet of the past. */
export async function atHistoryStart(scope: Scope): Promise<Scope & { readonly clock: ManualClock }> {
  const nowMs = scope.clock.now().getTime();
  const clock = manualClock(new Date(nowMs - (nowMs % minuteMs) - historyMinutes * minuteMs + 1000));
  await scope.database.query("select platform_make_partitions($1)", [clock.now()]);
  return { ...scope, clock };
}

/**
 * Plays the last minutes of the merchant's one-minute lottery over again, by the same operations and the worker's own
 * steps on a clock of the past, so that a newcomer finds draws, bets and a statement.
 * @param past from `atHistoryStart`
 */
export async function seedHistory(
  past: Scope & { readonly clock: ManualClock },
  merchant: Merchant,
  memberIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (let minute = 0; minute < historyMinutes; minute += 1) {
    await runIssues(past);
    for (const bet of pastBets.filter((candidate) => candidate.minute === minute)) {
      const memberId = memberIds.get(bet.userName);
      if (memberId !== undefined) await placePastBet(past, merchant, { ...bet, memberId });
    }
    past.clock.advance(minuteMs);
  }
  await runIssues(past);
}

async function placePastBet(
  past: Scope,
  merchant: Merchant,
  bet: {
    readonly memberId: string;
    readonly userName: string;
    readonly playId: string;
    readonly content: string;
    readonly price: string;
    readonly minute: number;
  },
): Promise<void> {
  const game = await findGameByCode(past.database, merchant.id, "HANOI1");
  if (game === undefined) throw new Error("the one-minute lottery is not there");
  const { numero } = issueAt(game.schedule, past.clock.now());
  const placed = await placeOrder(sessionOf(past, merchant, bet), {
    params: undefined,
    query: undefined,
    body: {
      prizeMode: "Lott",
      contents: [
        {
          gameId: game.id,
          winStop: false,
          playId: bet.playId,
          bettingContent: bet.content,
          singleBetPrice: bet.price,
          bettingApproach: 1,
          numero: [{ numero, multiple: 1 }],
        },
      ],
    },
  });
  if (isRefusal(placed)) throw new Error(`a bet of the past was refused: ${placed.refused}`);
}

function sessionOf(
  past: Scope,
  merchant: Merchant,
  { memberId, userName, minute }: { readonly memberId: string; readonly userName: string; readonly minute: number },
): SessionContext {
  return {
    ...past,
    merchant,
    language: "EN",
    device: "MOBILE",
    browser: noBrowser,
    requestId: `seed-${minute}`,
    remoteAddress: "127.0.0.1",
    hostName: "localhost",
    idempotencyKey: `seed-history-${minute}-${userName}`,
    agentEntrance: false,
    operator: undefined,
    session: {
      id: memberId,
      memberId,
      merchantId: merchant.id,
      userName,
      memberType: 0,
      currency: merchant.currencies[0] ?? "THB",
      startedAt: past.clock.now(),
      expiresAt: past.clock.now(),
    },
  };
}
