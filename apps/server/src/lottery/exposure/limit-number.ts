import type { CallRefusal } from "@lantern/contract/call.ts";
import type { limitNumber as limitNumberCall } from "@lantern/contract/operators/limit-number.ts";
import type { Transaction } from "@lantern/database/database.ts";
import { fullPercent, occursIn } from "@lantern/rules/lottery/exposure/number-limits.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Scope } from "../../platform/context.ts";
import { recordEvent } from "../../platform/event.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/refusal.ts";
import { findGameByCode, type LotteryGame } from "../lottery-game.ts";
import type { DeskActor } from "../results/desk-actor.ts";
import type { DeskNumberLimit } from "./desk-number-limit.ts";

export interface NumberLimitOrder {
  readonly actor: DeskActor;
  readonly merchantId: string;
  readonly gameCode: string;
  readonly number: string;
  readonly playId?: string | undefined;
  readonly numero?: string | undefined;
  /** 0 closes, 100 lifts. */
  readonly oddsPercent: number;
  readonly reason: string;
}

type LimitRefusal = Refusal<CallRefusal<typeof limitNumberCall>>;

const lockGame = "select id from lottery_games where merchant_id = $1 and code = $2 for update";
const writeLimits = "update lottery_games set number_limits = $2::jsonb where id = $1";
const selectOnSale = "select numero from lottery_issues where game_id = $1 and numero = any($2) and state in ('scheduled', 'open')";

/** More would be no list of exceptions any more: change the odds or the limits of the game. */
const limitsMax = 500;

/** Closes, lowers or lifts a number; what was said of issues that are over is dropped. Answers what holds now. */
export async function limitNumber(scope: Scope, order: NumberLimitOrder): Promise<readonly DeskNumberLimit[] | LimitRefusal> {
  const reason = order.reason.trim();
  if (reason === "") return refuse("operators.field_invalid", { values: { field: "reason" }, value: { field: "reason" } });
  return scope.database.tx(async (transaction) => {
    await transaction.query(lockGame, [order.merchantId, order.gameCode]);
    const game = await findGameByCode(transaction, order.merchantId, order.gameCode);
    if (game === undefined) return refuse("lottery.game_unknown");
    const fault = numberFault(game, order);
    if (fault !== undefined) return fault;
    const limits = await changedLimits(scope, transaction, game, { ...order, reason });
    if (isRefusal(limits)) return limits;
    await transaction.query(writeLimits, [game.id, JSON.stringify(limits)]);
    await recordAudit(transaction, scope.clock, {
      actor: order.actor,
      action: "lottery.number_limit",
      merchantId: game.merchantId,
      subject: { type: "lottery", id: game.code },
      before: { oddsPercent: game.numberLimits.find((limit) => isSame(limit, order))?.oddsPercent ?? fullPercent },
      after: {
        number: order.number,
        play: order.playId ?? "all",
        numero: order.numero ?? "until lifted",
        oddsPercent: order.oddsPercent,
      },
      reason,
    });
    await recordEvent(transaction, { topic: "lottery.numbers_changed", merchantId: game.merchantId, payload: { gameId: game.id } });
    return limits;
  });
}

function numberFault({ family }: LotteryGame, { number, playId }: NumberLimitOrder): LimitRefusal | undefined {
  if (playId !== undefined && family.playByCode(playId) === undefined) return refuse("lottery.play_unknown");
  const plays = family.plays.filter(({ code }) => playId === undefined || code === playId);
  return plays.some((play) => occursIn(play, number)) ? undefined : refuse("lottery.number_unknown", { values: { number } });
}

async function changedLimits(
  { clock }: Scope,
  transaction: Transaction,
  game: LotteryGame,
  order: NumberLimitOrder,
): Promise<readonly DeskNumberLimit[] | LimitRefusal> {
  const others = game.numberLimits.filter((limit) => !isSame(limit, order));
  const numeros = [...others, order].flatMap(({ numero }) => (numero === undefined ? [] : [numero]));
  const rows = numeros.length === 0 ? [] : await transaction.query<{ numero: string }>(selectOnSale, [game.id, numeros]);
  const onSale = new Set(rows.map(({ numero }) => numero));
  const lifts = order.oddsPercent === fullPercent;
  if (!lifts && order.numero !== undefined && !onSale.has(order.numero)) return refuse("lottery.issue_unknown");
  const kept = others.filter(({ numero }) => numero === undefined || onSale.has(numero));
  if (lifts) return kept;
  if (kept.length >= limitsMax) return refuse("operators.field_invalid", { values: { field: "number" }, value: { field: "number" } });
  const { number, playId, numero, oddsPercent, reason, actor } = order;
  const said = { number, ...(playId === undefined ? {} : { playId }), ...(numero === undefined ? {} : { numero }), oddsPercent };
  return [...kept, { ...said, reason, operator: actor.name, since: clock.now().toISOString() }];
}

function isSame(limit: DeskNumberLimit, { number, playId, numero }: NumberLimitOrder): boolean {
  return limit.number === number && limit.playId === playId && limit.numero === numero;
}
