import { randomUUID } from "node:crypto";
import type { CallBody } from "@lantern/contract/call.ts";
import type { placeOrder as placeOrderCall } from "@lantern/contract/lottery/place-order.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { contentsOf } from "@lantern/rules/lottery/content.fixture.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { houseSeries } from "@lantern/rules/lottery/series.ts";
import fc from "fast-check";
import { noBrowser } from "../../platform/browser.ts";
import { manualClock } from "../../platform/clock.ts";
import type { Merchant, Scope, SessionContext } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { postBatch } from "../../wallet/post.ts";
import { createGame } from "../create-game.ts";
import { drawIssue } from "../draw-issue.ts";
import { lockIssue } from "../lock-issue.ts";
import { placeOrder } from "../place-order.ts";
import { stakeKey } from "../sub-order.ts";

const dayMs = 86_400_000;
/** Contents of a play that bets are copies of: its example and others at random. */
const contentsOfPlay = 5;
const contentsOfCall = 50;
const copiesAtOnce = 2_000;

export interface PlantedMember {
  readonly id: string;
  readonly userName: string;
}

export interface IssueToPlant {
  readonly merchant: Merchant;
  readonly gameId: number;
  readonly family: LotteryFamily;
  /** Have money in THB. */
  readonly members: readonly PlantedMember[];
  readonly betCount: number;
  /** `highest`: every play, without a rebate. `lowest`: plays of Tradition alone, each bet with the largest rebate there is. */
  readonly series: "highest" | "lowest";
}

/** A game that is drawn once a day; `openIssues` opens its issue. */
export async function plantGame(
  scope: Scope,
  merchant: Merchant,
  code: string,
  familyCode: string,
): Promise<Pick<IssueToPlant, "gameId" | "family">> {
  const family = familyOf(familyCode, familyCode.startsWith("myanmar") ? { draw: "house" } : {});
  if (family === undefined) throw new Error(`no family ${familyCode}`);
  const line = { betAmountMin: 1n, betAmountMax: 200_000_0000n, winAmountMax: 500_000_0000n };
  await scope.database.tx((transaction) =>
    createGame(transaction, {
      merchantId: merchant.id,
      code,
      family: familyCode,
      ...(familyCode.startsWith("myanmar") ? { options: { draw: "house" } } : {}),
      schedule: { kind: "interval", zone: merchant.zone, intervalSeconds: dayMs / 1_000, lockLeadSeconds: 5 },
      limits: { THB: line },
      names: { EN: code },
      label: code,
      iconUrl: "/art/lotteries/hanoi.webp",
    }),
  );
  const [game] = await scope.database.query<{ id: number }>("select id from lottery_games where code = $1", [code]);
  if (game === undefined) throw new Error("the game is not there");
  return { gameId: game.id, family };
}

export interface OpenIssue {
  readonly id: string;
  readonly numero: string;
  readonly lock_at: Date;
  readonly draw_at: Date;
}

/**
 * Fills the game's open issue with bets of every play, closes it at its time's clock, and draws it: whoever runs the jobs settles it then.
 * One bet of each content is placed as members place it, the others are rows like those, whose stakes the wallet takes as it takes any.
 * Answers the issue's id.
 */
export async function plantIssue(scope: Scope, toPlant: IssueToPlant): Promise<string> {
  const issue = await openIssueOf(scope, toPlant.gameId);
  const originals = await placeOriginals(scope, toPlant, issue);
  for (let planted = originals.length; planted < toPlant.betCount; planted += copiesAtOnce) {
    const copies = Array.from({ length: Math.min(copiesAtOnce, toPlant.betCount - planted) }, (_, at) =>
      copyOf(scope, toPlant, originals, planted + at),
    );
    await scope.database.tx((transaction) => storeCopies(scope, transaction, copies));
  }
  await scope.database.runScript("analyze lottery_orders; analyze lottery_sub_orders");
  await lockIssue({ ...scope, clock: manualClock(issue.lock_at) }, issue.id);
  await scope.database.runScript("analyze lottery_sub_orders; checkpoint");
  await drawIssue({ ...scope, clock: manualClock(issue.draw_at) }, issue.id);
  return issue.id;
}

/** The game's open issue; waits until a platform that runs has opened it. */
export async function openIssueOf(scope: Scope, gameId: number): Promise<OpenIssue> {
  for (let asked = 0; asked < 200; asked += 1) {
    const [issue] = await scope.database.query<OpenIssue>(
      "select id, numero, lock_at, draw_at from lottery_issues where game_id = $1 and state = 'open' order by draw_at limit 1",
      [gameId],
    );
    if (issue !== undefined) return issue;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("no issue was opened in twenty seconds");
}

interface Original {
  readonly id: string;
  readonly order_id: string;
  readonly amount_units: bigint;
}

async function placeOriginals(scope: Scope, toPlant: IssueToPlant, issue: OpenIssue): Promise<readonly Original[]> {
  const series = toPlant.series === "lowest" ? { series: houseSeries.Lott.minSeries } : {};
  const contents = toPlant.family.plays
    .filter(({ playType }) => toPlant.series === "highest" || playType === "Tradition")
    .flatMap((play) =>
      [...new Set([play.exampleContent, ...fc.sample(contentsOf(play.content), { seed: 2_026, numRuns: contentsOfPlay - 1 })])].map(
        (content) => ({ play, content }),
      ),
    )
    .slice(0, toPlant.betCount)
    .map(({ play, content }): CallBody<typeof placeOrderCall>["contents"][number] => ({
      gameId: toPlant.gameId,
      winStop: false,
      playId: play.code,
      bettingContent: content,
      singleBetPrice: "1",
      bettingApproach: 2,
      bettingSlip: null,
      numero: [{ numero: issue.numero, multiple: 1 }],
      ...series,
    }));
  for (let from = 0; from < contents.length; from += contentsOfCall) {
    const member = toPlant.members[(from / contentsOfCall) % toPlant.members.length];
    if (member === undefined) throw new Error("an issue takes members");
    const body = { prizeMode: "Lott" as const, device: "MOBILE", contents: contents.slice(from, from + contentsOfCall) };
    const outcome = await placeOrder(contextOf(scope, toPlant.merchant, member), { params: undefined, query: undefined, body });
    if (isRefusal(outcome)) throw new Error(`a bet was refused: ${outcome.refused} ${JSON.stringify(outcome.value)}`);
  }
  return scope.database.query<Original>("select id, order_id, amount_units from lottery_sub_orders where issue_id = $1 order by id", [
    issue.id,
  ]);
}

interface Copy {
  readonly original: Original;
  readonly orderId: string;
  readonly id: string;
  readonly memberId: string;
}

function copyOf(scope: Scope, { members }: IssueToPlant, originals: readonly Original[], place: number): Copy {
  const original = originals[place % originals.length];
  const member = members[Math.floor(place / originals.length) % members.length];
  if (original === undefined || member === undefined) throw new Error("an issue takes members and plays");
  return { original, orderId: newId(scope.clock), id: newId(scope.clock), memberId: member.id };
}

const copiesFrom =
  "unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[]) as given(of_order_id, of_id, order_id, id, member_id)";

const insertOrders = `
  insert into lottery_orders
  select copy.* from ${copiesFrom} join lottery_orders as original on original.id = given.of_order_id
  cross join lateral jsonb_populate_record(original, jsonb_build_object('id', given.order_id, 'member_id', given.member_id)) as copy`;

const insertSubOrders = `
  insert into lottery_sub_orders
  select copy.* from ${copiesFrom} join lottery_sub_orders as original on original.id = given.of_id
  cross join lateral jsonb_populate_record(
    original, jsonb_build_object('id', given.id, 'order_id', given.order_id, 'member_id', given.member_id)) as copy`;

async function storeCopies(scope: Scope, transaction: Transaction, copies: readonly Copy[]): Promise<void> {
  const columns = [
    copies.map(({ original }) => original.order_id),
    copies.map(({ original }) => original.id),
    copies.map(({ orderId }) => orderId),
    copies.map(({ id }) => id),
    copies.map(({ memberId }) => memberId),
  ];
  await transaction.query(insertOrders, columns);
  await transaction.query(insertSubOrders, columns);
  const outcomes = await postBatch(
    transaction,
    copies.map(({ id, orderId, memberId, original }) => ({
      kind: "debit",
      idempotencyKey: stakeKey(id),
      memberId,
      amountUnits: original.amount_units,
      reason: "lottery_bet",
      subject: { type: "lottery_order", id: orderId },
      details: {},
      occurredAt: scope.clock.now(),
    })),
  );
  for (const outcome of outcomes) if (isRefusal(outcome)) throw new Error(`a stake was refused: ${outcome.refused}`);
}

function contextOf(scope: Scope, merchant: Merchant, { id, userName }: PlantedMember): SessionContext {
  return {
    ...scope,
    merchant,
    language: "EN",
    device: "MOBILE",
    browser: noBrowser,
    requestId: randomUUID(),
    remoteAddress: "127.0.0.1",
    hostName: "127.0.0.1",
    idempotencyKey: randomUUID(),
    agentEntrance: false,
    operator: undefined,
    session: {
      id: randomUUID(),
      memberId: id,
      merchantId: merchant.id,
      userName,
      memberType: 0,
      currency: "THB",
      startedAt: scope.clock.now(),
      expiresAt: new Date(scope.clock.now().getTime() + dayMs),
    },
  };
}
